import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '@/tests/fixtures/hosted-journey';
import {
  aProjectThatAsks,
  aSentPerson,
  configureExample,
  runOn,
  runRetries,
  signed,
} from '@/tests/fixtures/outside-provider';
import { asOwner } from '@/tests/fixtures/owner';
import { type Asking, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { patience, until } from '@/tests/fixtures/until';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';
import { receiver, sendAll } from '@/tests/fixtures/webhook-sending';

// Set before the settings are first read.
const { provider, port } = await configureExample();

let api: ServedApi;
let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  api = await serveApi(undefined, port);
});

beforeEach(async () => {
  // A Pass is reused within a project.
  project = await aProjectThatAsks();
  provider.behaviour = 'pass';
  provider.jobs.length = 0;
  provider.calls.length = 0;
});

afterAll(() => {
  provider.stop();
  api.close();
});

const flowOf = async ({ flow_token }: Person) =>
  (await project.ask('GET', `/v1/flows/${flow_token}`)).json.data;

const checksOf = async (who: Person) => {
  const { checks } = (await flowOf(who)).checks_summary;
  const found = checks.filter(({ type }: { type: string }) => /DOCUMENT|BIOMETRIC/.test(type));
  return Object.fromEntries(
    found.map(({ type, status, result }: Record<string, string>) => [type, [status, result]]),
  );
};

const alertsOf = async (who: Person) => {
  const { case_token } = await flowOf(who);
  return (await project.ask('GET', `/v1/cases/${case_token}/alerts?sort=created_at`)).json.data;
};

const job = { job_token: '', type_code: '' };
const jobFor = (code: string) => provider.jobs.find(({ type_code }) => type_code === code) ?? job;

/** Once it has called as often; then what a worker is asked to do is done. */
async function called(who: Person, times: number): Promise<void> {
  await until(
    () => provider.calls,
    (calls) => calls.length === times,
  );
  await runOn(project, who);
}

describe('outside providers · from init to Pass', patience, () => {
  it('needs nobody: the document and the face are judged at once, and the webhook says Pass', async () => {
    const { url, received } = await receiver();
    await aWebhookTo(project.ctx, { url }, ['verification.completed']);
    const who = await aSentPerson(project);
    const flow = await flowOf(who);
    expect(flow).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Pass',
      document: {
        verified: true,
        document_type: 'passport',
        document_country: 'GB',
        extracted_data: { full_name: 'MARY WARD', expiration_date: '2033-05-01' },
      },
      biometric: { liveness_verified: true, liveness_score: 97, face_match: true, face_match_score: 93 },
    });
    const { checks } = flow.checks_summary;
    expect(checks.filter((each: { provider: string }) => each.provider === 'acme')).toHaveLength(2);
    expect(await alertsOf(who)).toEqual([]);
    await sendAll();
    expect(received.map(({ json }) => json.data.overall_verdict)).toEqual(['Pass']);
  });

  it('sends the images and what they are asked about, and no name; the chain says what was sent to whom', async () => {
    const who = await aSentPerson(project);
    const [document, biometric] = [jobFor('IDV_DOCUMENT'), jobFor('IDV_BIOMETRIC')];
    const { case_token } = await flowOf(who);
    expect(document).toMatchObject({
      document: { document_type: 'passport', country: 'GB' },
      challenge: null,
      images: [{ purpose: 'front', media_type: 'image/jpeg', content: expect.stringMatching(/^\/9j\//) }],
    });
    expect(biometric).toMatchObject({
      challenge: { actions: expect.any(Array) },
      images: ['front', 'selfie', 'selfie', 'selfie', 'selfie'].map((purpose) => ({ purpose })),
    });
    expect(JSON.stringify(provider.jobs)).not.toMatch(/Ward|1985-01-23/);
    const query = `case_token=${case_token}&event_type=document.shared&limit=100`;
    const records = (await project.ask('GET', `/v1/audit-logs?${query}`)).json.data;
    const shared = records.map(({ details }: { details: object }) => details);
    expect(shared).toHaveLength(6);
    expect(shared).toContainEqual({ purpose: 'front', provider: 'acme', job_token: document.job_token });
  });

  it('goes on when the provider calls later, however often', async () => {
    provider.behaviour = 'twice';
    const who = await aSentPerson(project);
    await called(who, 4);
    expect(provider.calls).toEqual([200, 200, 200, 200]);
    expect(await flowOf(who)).toMatchObject({ processing_status: 'complete', overall_verdict: 'Pass' });
  });

  it('wakes a flow that has been put aside', async () => {
    provider.behaviour = 'silent';
    const who = await aSentPerson(project);
    expect(await checksOf(who)).toEqual({
      IDV_DOCUMENT: ['Retry Scheduled', null],
      IDV_BIOMETRIC: ['Retry Scheduled', null],
    });
    await answerAll();
    expect(await checksOf(who)).toEqual({
      IDV_DOCUMENT: ['In Progress', null],
      IDV_BIOMETRIC: ['In Progress', null],
    });
    const [asked] = await asOwner<{ count: number }>(
      `select count(*)::int as count from events where type = 'flow.requested' and data->>'flow_token' = $1`,
      [who.flow_token],
    );
    // One for its start, one for what was sent, and one for the first answer.
    expect(asked?.count).toBe(3);
    await runOn(project, who);
    expect((await flowOf(who)).overall_verdict).toBe('Pass');
  });
});

describe('outside providers · what does not pass', patience, () => {
  it.each([
    ['refer', 'Refer'],
    ['fail', 'Fail'],
  ] as const)('does as the provider says: %s', async (behaviour, verdict) => {
    provider.behaviour = behaviour;
    const who = await aSentPerson(project);
    expect((await flowOf(who)).overall_verdict).toBe(verdict);
    const summaries = (await alertsOf(who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries.toSorted()).toEqual([
      `acme ${behaviour}s the document: The hologram does not move.`,
      `acme ${behaviour}s the face: The face is a picture on a screen.`,
    ]);
  });

  it('is a genuine document of somebody else', async () => {
    const who = await aSentPerson(project, { first_name: 'Owen', last_name: 'Larkspur' });
    expect((await flowOf(who)).overall_verdict).toBe('Fail');
    expect(await alertsOf(who)).toMatchObject([
      { type: 'Document', summary: 'The name on the document is not the one that was given.' },
    ]);
  });

  it('is an answer that is none of ours: it refers, and the case says so', async () => {
    provider.behaviour = 'nonsense';
    const who = await aSentPerson(project);
    expect(await flowOf(who)).toMatchObject({ processing_status: 'complete', overall_verdict: 'Refer' });
    const summaries = (await alertsOf(who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries).toHaveLength(2);
    expect(summaries).toContain('acme did not answer. Not checked: document.');
  });

  it('is a provider that never calls, once its time is over; a person may have it asked again', async () => {
    provider.behaviour = 'silent';
    const who = await aSentPerson(project);
    await asOwner('update provider_jobs set expires_at = now() where flow_token = $1', [who.flow_token]);
    await runRetries(project, who);
    expect(await flowOf(who)).toMatchObject({ processing_status: 'complete', overall_verdict: 'Refer' });
    expect(await checksOf(who)).toEqual({
      IDV_DOCUMENT: ['Failed', 'Refer'],
      IDV_BIOMETRIC: ['Failed', 'Refer'],
    });
    provider.behaviour = 'pass';
    provider.jobs.length = 0;
    const { checks } = (await flowOf(who)).checks_summary;
    const { token } = checks.find(({ type }: { type: string }) => type === 'IDV_DOCUMENT');
    await project.ask('POST', `/v1/checks/${token}/retry`);
    await runOn(project, who);
    expect(await checksOf(who)).toMatchObject({ IDV_DOCUMENT: ['Complete', 'Pass'] });
    expect(provider.jobs).toHaveLength(1);
  });

  it('is a name that is not configured, whatever would be read', async () => {
    project = await aProjectThatAsks({ document: 'facewise', biometric: 'facewise' });
    const who = await aSentPerson(project);
    expect(provider.jobs).toEqual([]);
    expect((await flowOf(who)).overall_verdict).toBe('Refer');
    const summaries = (await alertsOf(who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries).toHaveLength(2);
    for (const summary of summaries) {
      expect(summary).toContain('The provider facewise is not configured; a reviewer decides.');
    }
  });
});

const answerTo = (code: string) =>
  code === 'IDV_DOCUMENT'
    ? {
        result: 'Pass',
        document: {
          document_type: 'passport',
          document_country: 'GB',
          tamper_result: 'Pass',
          extracted_data: {
            full_name: 'Mary Ward',
            date_of_birth: '1985-01-23',
            expiration_date: '2033-05-01',
          },
        },
      }
    : { result: 'Pass', biometric: { liveness: { result: 'Pass' }, face_match: { result: 'Pass' } } };

const send = (token: string, body: string, headers: Record<string, string>, asking: Asking = {}) =>
  ask('POST', `/v1/provider-jobs/${token}/answer`, { ip: '192.0.2.9', ...asking, body, headers });

async function answerAll(): Promise<void> {
  for (const code of ['IDV_DOCUMENT', 'IDV_BIOMETRIC']) {
    const { job_token } = jobFor(code);
    const body = JSON.stringify(answerTo(code));
    expect((await send(job_token, body, signed(job_token, body))).status).toBe(200);
  }
}

describe('provider jobs · answer', patience, () => {
  let who: Person;
  let token: string;
  const body = JSON.stringify(answerTo('IDV_DOCUMENT'));

  beforeEach(async () => {
    provider.behaviour = 'silent';
    who = await aSentPerson(project);
    token = jobFor('IDV_DOCUMENT').job_token;
  });

  const isUntouched = async () =>
    expect((await checksOf(who)).IDV_DOCUMENT).toEqual(['Retry Scheduled', null]);

  it('takes the first answer; the same again is harmless, and another one is refused with 409', async () => {
    const first = await send(token, body, signed(token, body));
    expect(first.json.data).toMatchObject({ token, type_code: 'IDV_DOCUMENT' });
    expect(first.json.data.answered_at).not.toBeNull();
    const replayed = await send(token, body, signed(token, body));
    expect(replayed.json.data).toEqual(first.json.data);
    const other = body.replace('"result":"Pass"', '"result":"Fail"');
    expect(await send(token, other, signed(token, other))).toMatchObject({ status: 409 });
    const [{ answer } = { answer: null }] = await asOwner<{ answer: object | null }>(
      'select answer from provider_jobs where token = $1',
      [token],
    );
    expect(answer).toMatchObject({ result: 'Pass' });
  });

  it('tells an unknown job, a wrong signature and an old one alike, and changes nothing', async () => {
    const seconds = Math.floor(Date.now() / 1_000);
    const another = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
    const unknown = `${token.slice(0, -6)}000000`;
    const id = { 'X-Request-Id': 'probe' };
    const refused = [
      await send(unknown, body, { ...id, ...signed(unknown, body) }),
      await send('job_none', body, { ...id, ...signed('job_none', body) }),
      await send(token, body, { ...id, ...signed(token, body, { secret: another }) }),
      await send(token, body, { ...id, ...signed(token, body, { seconds: seconds - 301 }) }),
      await send(token, body, { ...id, ...signed(token, body, { seconds: seconds + 302 }) }),
      await send(token, `${body} `, { ...id, ...signed(token, body) }),
      await send(token, body, { ...id, ...signed(jobFor('IDV_BIOMETRIC').job_token, body) }),
      await send(token, body, id),
      await send(token, body, { ...id, 'X-API-KEY': project.apiKey }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    await isUntouched();
  });

  it.each([
    ['a word that is none', { ...answerTo('IDV_DOCUMENT'), result: 'Maybe' }, 'result'],
    ['a field that is not ours', { ...answerTo('IDV_DOCUMENT'), verdict: 'Pass' }, 'verdict'],
    ['an answer to the other kind', answerTo('IDV_BIOMETRIC'), 'document'],
    ['answers to both', { ...answerTo('IDV_BIOMETRIC'), ...answerTo('IDV_DOCUMENT') }, 'document'],
  ])('refuses %s with 400', async (_what, answer, field) => {
    const text = JSON.stringify(answer);
    const { status, json } = await send(token, text, signed(token, text));
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    await isUntouched();
  });

  it('refuses what is no JSON with 400, and more than 64 KiB with 413', async () => {
    expect((await send(token, '{', signed(token, '{'))).json.error.code).toBe('INVALID_JSON');
    const large = JSON.stringify({ ...answerTo('IDV_DOCUMENT'), reasons: ['x'.repeat(70_000)] });
    expect((await send(token, large, signed(token, large))).status).toBe(413);
    await isUntouched();
  });

  it('is bounded: one job is not answered more often than its rate', async () => {
    const text = JSON.stringify({ result: 'Maybe' });
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length < 100) {
      statuses.push((await send(token, text, signed(token, text))).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(5);
  });

  it('leaves a check that has ended as it is', async () => {
    const { checks } = (await flowOf(who)).checks_summary;
    const check = checks.find(({ type }: { type: string }) => type === 'IDV_DOCUMENT');
    await project.ask('POST', `/v1/checks/${check.token}/cancel`);
    expect((await send(token, body, signed(token, body))).status).toBe(200);
    expect((await checksOf(who)).IDV_DOCUMENT).toEqual(['Cancelled', null]);
  });

  it('refuses what the provider itself signs with another secret', async () => {
    provider.behaviour = 'forged';
    await runRetries(project, who);
    await until(
      () => provider.calls,
      (calls) => calls.length === 2,
    );
    expect(provider.calls).toEqual([401, 401]);
    await isUntouched();
  });
});
