import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '@/tests/fixtures/hosted-journey';
import {
  answerTo,
  aProjectThatAsks,
  aSentPerson,
  checksOf,
  configureExample,
  flowOf,
  runOn,
  sendAnswer,
  signed,
} from '@/tests/fixtures/outside-provider';
import { asOwner } from '@/tests/fixtures/owner';
import type { TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

// Set before the settings are first read.
const { provider } = await configureExample();

let project: TestProject;
let who: Person;
let token: string;

const jobFor = (code: string) =>
  provider.jobs.find(({ type_code }) => type_code === code) ?? { job_token: '', type_code: '' };

beforeAll(() => loadSampleList());

/** Both checks of a person wait for the provider. */
async function begin(): Promise<void> {
  provider.behaviour = 'silent';
  provider.jobs.length = 0;
  project = await aProjectThatAsks();
  who = await aSentPerson(project);
  token = jobFor('IDV_DOCUMENT').job_token;
}

const body = JSON.stringify(answerTo('IDV_DOCUMENT'));

afterAll(() => provider.stop());

describe('provider jobs · answer', patience, () => {
  beforeEach(begin);

  it('takes the first answer; repeating it is harmless, and another one is refused with 409', async () => {
    const first = await sendAnswer(token, body, signed(token, body));
    expect(first.json.data).toMatchObject({ token, type_code: 'IDV_DOCUMENT' });
    expect(first.json.data.answered_at).not.toBeNull();
    const replayed = await sendAnswer(token, body, signed(token, body));
    expect(replayed.json.data).toEqual(first.json.data);
    const other = body.replace('"result":"Pass"', '"result":"Fail"');
    expect(await sendAnswer(token, other, signed(token, other))).toMatchObject({ status: 409 });
    const [{ answer } = { answer: null }] = await asOwner<{ answer: object | null }>(
      'select answer from provider_jobs where token = $1',
      [token],
    );
    expect(answer).toMatchObject({ result: 'Pass' });
  });

  it('is rate-limited for each job', async () => {
    const text = JSON.stringify({ result: 'Maybe' });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 100) {
      statuses.push((await sendAnswer(token, text, signed(token, text))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(5);
  });

  it('is refused with 409 once its check has ended, and the check does not change', async () => {
    const { checks } = (await flowOf(project, who)).checks_summary;
    const check = checks.find(({ type }: { type: string }) => type === 'IDV_DOCUMENT');
    await project.ask('POST', `/v1/checks/${check.token}/cancel`);
    expect(await sendAnswer(token, body, signed(token, body))).toMatchObject({
      status: 409,
      json: { error: { code: 'INVALID_STATE', message: expect.stringContaining('The job has ended') } },
    });
    expect((await checksOf(project, who)).IDV_DOCUMENT).toEqual(['Cancelled', null]);
    const kept = await asOwner('select answered_at from provider_jobs where token = $1', [token]);
    expect(kept).toEqual([{ answered_at: null }]);
  });

  it('wakes a parked flow', async () => {
    expect(await checksOf(project, who)).toEqual({
      IDV_DOCUMENT: ['Retry Scheduled', null],
      IDV_BIOMETRIC: ['Retry Scheduled', null],
    });
    for (const code of ['IDV_DOCUMENT', 'IDV_BIOMETRIC']) {
      const { job_token } = jobFor(code);
      const text = JSON.stringify(answerTo(code));
      expect((await sendAnswer(job_token, text, signed(job_token, text))).status).toBe(200);
    }
    expect(await checksOf(project, who)).toEqual({
      IDV_DOCUMENT: ['In Progress', null],
      IDV_BIOMETRIC: ['In Progress', null],
    });
    const [asked] = await asOwner<{ count: number }>(
      `select count(*)::int as count from events where type = 'flow.requested' and data->>'flow_token' = $1`,
      [who.flow_token],
    );
    // One for the start, one when the person sent everything, and one for the first answer.
    expect(asked?.count).toBe(3);
    await runOn(project, who);
    expect((await flowOf(project, who)).overall_verdict).toBe('Pass');
  });
});

describe('provider jobs · refusals', patience, () => {
  // None of these requests changes anything.
  beforeAll(begin);

  const isUntouched = async () =>
    expect((await checksOf(project, who)).IDV_DOCUMENT).toEqual(['Retry Scheduled', null]);

  it('answers an unknown job, a wrong signature and an old one alike, and changes nothing', async () => {
    const seconds = Math.floor(Date.now() / 1_000);
    const another = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
    const unknown = `${token.slice(0, -6)}000000`;
    const id = { 'X-Request-Id': 'probe' };
    const refused = [
      await sendAnswer(unknown, body, { ...id, ...signed(unknown, body) }),
      await sendAnswer('job_none', body, { ...id, ...signed('job_none', body) }),
      await sendAnswer(token, body, { ...id, ...signed(token, body, { secret: another }) }),
      await sendAnswer(token, body, { ...id, ...signed(token, body, { seconds: seconds - 301 }) }),
      await sendAnswer(token, body, { ...id, ...signed(token, body, { seconds: seconds + 302 }) }),
      await sendAnswer(token, `${body} `, { ...id, ...signed(token, body) }),
      await sendAnswer(token, body, { ...id, ...signed(jobFor('IDV_BIOMETRIC').job_token, body) }),
      await sendAnswer(token, body, id),
      await sendAnswer(token, body, { ...id, 'X-API-KEY': project.apiKey }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    await isUntouched();
  });

  it.each([
    ['an unknown word', { ...answerTo('IDV_DOCUMENT'), result: 'Maybe' }, 'result'],
    ['an unknown field', { ...answerTo('IDV_DOCUMENT'), verdict: 'Pass' }, 'verdict'],
    ['an answer to the other kind', answerTo('IDV_BIOMETRIC'), 'document'],
    ['answers to both', { ...answerTo('IDV_BIOMETRIC'), ...answerTo('IDV_DOCUMENT') }, 'document'],
  ])('refuses %s with 400', async (_what, answer, field) => {
    const text = JSON.stringify(answer);
    const { status, json } = await sendAnswer(token, text, signed(token, text));
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    await isUntouched();
  });

  it('refuses a body that is not JSON with 400, and more than 64 KiB with 413', async () => {
    expect((await sendAnswer(token, '{', signed(token, '{'))).json.error.code).toBe('INVALID_JSON');
    const large = JSON.stringify({ ...answerTo('IDV_DOCUMENT'), reasons: ['x'.repeat(70_000)] });
    expect((await sendAnswer(token, large, signed(token, large))).status).toBe(413);
    await isUntouched();
  });
});
