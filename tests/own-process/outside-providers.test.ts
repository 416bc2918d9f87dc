import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import type { Person } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import {
  alertsOf,
  answerTo,
  aProjectThatAsks,
  aSentPerson,
  checksOf,
  configureExample,
  flowOf,
  runNextRetry,
  runOn,
  sendAnswer,
  signed,
} from '@/tests/fixtures/outside-provider';
import type { TestProject } from '@/tests/fixtures/project';
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
  // A new project each time, because a Pass is reused within a project.
  project = await aProjectThatAsks();
  provider.behaviour = 'pass';
  provider.jobs.length = 0;
  provider.calls.length = 0;
});

afterAll(() => {
  provider.stop();
  api.close();
});

const passed = { processing_status: 'complete', overall_verdict: 'Pass' };
const job = { job_token: '', type_code: '', expires_at: '' };
const jobFor = (code: string) => provider.jobs.find(({ type_code }) => type_code === code) ?? job;

/** Waits until the provider has called this often, then does what a worker was asked to do. */
async function called(who: Person, times: number): Promise<void> {
  await until(
    () => provider.calls,
    (calls) => calls.length === times,
  );
  await runOn(project, who);
}

describe('outside providers · from init to Pass', patience, () => {
  it('needs no person: the document and the face are judged at once, and the webhook says Pass', async () => {
    const { url, received } = await receiver();
    await aWebhookTo(project.ctx, { url }, ['verification.completed']);
    const who = await aSentPerson(project);
    const flow = await flowOf(project, who);
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
    expect(await alertsOf(project, who)).toEqual([]);
    await sendAll();
    expect(received.map(({ json }) => json.data.overall_verdict)).toEqual(['Pass']);
  });

  it('sends images and what to check, but no name; the audit chain records what was sent to whom', async () => {
    const who = await aSentPerson(project);
    const [document, biometric] = [jobFor('IDV_DOCUMENT'), jobFor('IDV_BIOMETRIC')];
    const { case_token } = await flowOf(project, who);
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

  it('continues when the provider calls later, however often', async () => {
    provider.behaviour = 'twice';
    const who = await aSentPerson(project);
    await called(who, 4);
    expect(provider.calls).toEqual([200, 200, 200, 200]);
    expect(await flowOf(project, who)).toMatchObject(passed);
  });
});

describe('outside providers · an answer that comes while the job is sent', patience, () => {
  it('is used at once, without parking the flow', async () => {
    provider.behaviour = 'early';
    const who = await aSentPerson(project);
    expect(provider.calls).toEqual([200, 200]);
    expect(await flowOf(project, who)).toMatchObject(passed);
  });

  it('counts even if the job is sent for the last time, at its end', async () => {
    provider.behaviour = 'silent';
    const who = await aSentPerson(project);
    const { expires_at } = jobFor('IDV_DOCUMENT');
    const lastly = new Date(expires_at);
    provider.behaviour = 'early';
    await runRequestedFlow({ ...project.ctx, now: () => lastly }, who.flow_token ?? '');
    expect(provider.calls).toEqual([200, 200]);
    expect(await flowOf(project, who)).toMatchObject(passed);
  });

  it('counts whatever the reply to the job says', async () => {
    provider.behaviour = 'muddled';
    const who = await aSentPerson(project);
    expect(provider.calls).toEqual([200, 200]);
    expect(await flowOf(project, who)).toMatchObject(passed);
  });
});

describe('outside providers · what does not pass', patience, () => {
  it.each([
    ['refer', 'Refer'],
    ['fail', 'Fail'],
  ] as const)('follows the provider: %s', async (behaviour, verdict) => {
    provider.behaviour = behaviour;
    const who = await aSentPerson(project);
    expect((await flowOf(project, who)).overall_verdict).toBe(verdict);
    const summaries = (await alertsOf(project, who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries.toSorted()).toEqual([
      `acme ${behaviour}s the document: The hologram does not move.`,
      `acme ${behaviour}s the face: The face is a picture on a screen.`,
    ]);
  });

  it('is a genuine document of somebody else', async () => {
    const who = await aSentPerson(project, { first_name: 'Owen', last_name: 'Larkspur' });
    expect((await flowOf(project, who)).overall_verdict).toBe('Fail');
    expect(await alertsOf(project, who)).toMatchObject([
      { type: 'Document', summary: 'The name on the document is not the one that was given.' },
    ]);
  });

  it('is an invalid answer: the check refers, and the case says so', async () => {
    provider.behaviour = 'nonsense';
    const who = await aSentPerson(project);
    expect(await flowOf(project, who)).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Refer',
    });
    const summaries = (await alertsOf(project, who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries).toHaveLength(2);
    expect(summaries).toContain('acme gave an invalid answer. Not checked: Identity document.');
  });

  it('is a provider that never calls before the job expires; a person can retry the check', async () => {
    provider.behaviour = 'silent';
    const who = await aSentPerson(project);
    const ofDocument = () => provider.jobs.filter(({ type_code }) => type_code === 'IDV_DOCUMENT');
    while (await runNextRetry(project, who));
    // Sent at once, after 1, 2, 4, 8, 16 and 32 minutes, and at the end of the hour: always the same job.
    expect(ofDocument()).toHaveLength(8);
    expect(new Set(ofDocument().map(({ job_token }) => job_token)).size).toBe(1);
    expect(await flowOf(project, who)).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Refer',
    });
    expect(await checksOf(project, who)).toEqual({
      IDV_DOCUMENT: ['Failed', 'Refer'],
      IDV_BIOMETRIC: ['Failed', 'Refer'],
    });
    const old = jobFor('IDV_DOCUMENT').job_token;
    provider.behaviour = 'pass';
    provider.jobs.length = 0;
    const { checks } = (await flowOf(project, who)).checks_summary;
    const { token } = checks.find(({ type }: { type: string }) => type === 'IDV_DOCUMENT');
    await asOwner('update provider_jobs set expires_at = now() where token = $1', [old]);
    // Waiting does not count as a retry.
    expect((await project.ask('GET', `/v1/checks/${token}`)).json.data.retry_count).toBe(0);
    await project.ask('POST', `/v1/checks/${token}/retry`);
    const text = JSON.stringify(answerTo('IDV_DOCUMENT'));
    const late = await sendAnswer(old, text, signed(old, text));
    expect(late).toMatchObject({ status: 409, json: { error: { code: 'INVALID_STATE' } } });
    await runOn(project, who);
    expect(await checksOf(project, who)).toMatchObject({ IDV_DOCUMENT: ['Complete', 'Pass'] });
    expect(provider.jobs).toMatchObject([{ job_token: expect.not.stringMatching(old) }]);
  });

  it('is a call signed with another secret', async () => {
    provider.behaviour = 'forged';
    const who = await aSentPerson(project);
    await called(who, 2);
    expect(provider.calls).toEqual([401, 401]);
    expect((await checksOf(project, who)).IDV_DOCUMENT).toEqual(['Retry Scheduled', null]);
  });

  it('is a provider that is not configured, whatever it would read', async () => {
    project = await aProjectThatAsks({ document: 'facewise', biometric: 'facewise' });
    const who = await aSentPerson(project);
    expect(provider.jobs).toEqual([]);
    expect((await flowOf(project, who)).overall_verdict).toBe('Refer');
    const summaries = (await alertsOf(project, who)).map(({ summary }: { summary: string }) => summary);
    expect(summaries).toHaveLength(2);
    for (const summary of summaries) {
      expect(summary).toContain('The provider facewise is not configured; a person must decide.');
    }
  });
});
