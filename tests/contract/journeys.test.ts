import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import {
  agree,
  aPerson,
  holderOf,
  type Person,
  reachCapture,
  reachReview,
  sendAll,
  sendImage,
} from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const flowOf = async ({ flow_token }: Person) =>
  (await project.ask('GET', `/v1/flows/${flow_token}`)).json.data;

const checksOf = async (who: Person): Promise<Record<string, string>> => {
  const { checks } = (await flowOf(who)).checks_summary;
  return Object.fromEntries(checks.map(({ type, status }: Record<string, string>) => [type, status]));
};

const auditOf = async (case_token: string): Promise<string[]> =>
  (await project.ask('GET', `/v1/audit-logs?case_token=${case_token}&limit=100`)).json.data.map(
    ({ event_type }: { event_type: string }) => event_type,
  );

describe('journeys · a person', patience, () => {
  it('takes every step, and the flow continues once everything is sent', async () => {
    const who = await aPerson(project, { document_type: 'driving_licence' });
    expect(await who.journey()).toMatchObject({
      status: 'open',
      kind: 'verification',
      step: 'consent',
      details: { first_name: 'Mary', last_name: 'Ward', date_of_birth: '1985-01-23', country: 'GB' },
      likely_country: 'GB',
      document_options: [
        { document_type: 'driving_licence', sides: ['front', 'back'] },
        { document_type: 'passport', sides: ['front'] },
        { document_type: 'national_id', sides: ['front', 'back'] },
      ],
      retention_days: 365,
    });
    expect((await agree(who)).json.data.step).toBe('details');
    const confirmed = { body: { confirmed: true } };
    expect((await who.ask('POST', 'details', confirmed)).json.data.step).toBe('document');
    const chosen = { body: { document_type: 'national_id', country: 'PT' } };
    expect((await who.ask('POST', 'document', chosen)).json.data.step).toBe('capture');
    expect(await sendImage(who, { purpose: 'front' })).toMatchObject({ status: 'accepted', problems: [] });
    expect((await who.journey()).step).toBe('capture');
    await sendImage(who, { purpose: 'back' });
    expect((await who.journey()).step).toBe('selfie');
    const { challenge } = (await who.ask('POST', 'challenge')).json.data;
    expect(challenge.actions).toHaveLength(4);
    expect(challenge.actions[0]).toBe('look_ahead');
    for (const action of challenge.actions) await sendImage(who, { purpose: 'selfie', action });
    expect((await who.journey()).step).toBe('review');
    expect(await checksOf(who)).toMatchObject({
      IDV_DOCUMENT: 'Awaiting Document',
      IDV_BIOMETRIC: 'Awaiting Client',
    });
    const sent = (await who.ask('POST', 'send')).json.data;
    expect(sent).toMatchObject({ status: 'sent', step: 'done', details: null, captures: [] });
    expect(await checksOf(who)).toMatchObject({ IDV_DOCUMENT: 'In Progress', IDV_BIOMETRIC: 'In Progress' });
    await runRequestedFlow(project.ctx, who.flow_token ?? '');
    const { processing_status, overall_verdict, case_token } = await flowOf(who);
    expect([processing_status, overall_verdict]).toEqual(['complete', 'Refer']);
    expect(await auditOf(case_token)).toEqual(
      expect.arrayContaining(['journey.consented', 'journey.sent', 'alert.created']),
    );
  });

  it('sends once, however often the request is repeated', async () => {
    const who = await aPerson(project);
    await reachReview(who);
    const answers = await Promise.all([1, 2, 3].map(() => who.ask('POST', 'send')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { case_token } = await flowOf(who);
    expect((await auditOf(case_token)).filter((name) => name === 'journey.sent')).toHaveLength(1);
    const [{ count } = { count: 0 }] = await asOwner<{ count: number }>(
      'select count(*)::int as count from document_submissions where flow_token = $1',
      [who.flow_token],
    );
    expect(count).toBe(1);
  });

  it('can send before the flow waits for it, and the flow then does not wait', async () => {
    const body = { first_name: 'Mary', last_name: 'Early', country: 'GB' };
    const { tokens } = (await project.ask('POST', `${project.execute}/kyc/init`, { body })).json;
    const [{ flow_token }] = (await project.ask('GET', '/v1/flows?limit=1')).json.data;
    const who = holderOf(project, tokens.start, flow_token);
    await reachReview(who);
    await who.ask('POST', 'send');
    await runRequestedFlow(project.ctx, flow_token);
    expect((await flowOf(who)).processing_status).toBe('complete');
  });

  it('declines: this is recorded, the checks end, and the flow refers', async () => {
    const who = await aPerson(project);
    const declined = await who.ask('POST', 'consent', { body: { accepted: false, language: 'ar' } });
    expect(declined.json.data).toMatchObject({ status: 'declined', step: 'done', details: null });
    const { processing_status, overall_verdict, case_token } = await flowOf(who);
    expect([processing_status, overall_verdict]).toEqual(['complete', 'Refer']);
    expect(await checksOf(who)).toMatchObject({ IDV_DOCUMENT: 'Cancelled', IDV_BIOMETRIC: 'Cancelled' });
    expect(await auditOf(case_token)).toContain('journey.declined');
    expect((await agree(who)).status).toBe(409);
    expect((await who.journey()).status).toBe('declined');
  });

  it('can object to the details, and a reviewer sees the note', async () => {
    const who = await aPerson(project);
    await agree(who);
    await who.ask('POST', 'details', { body: { confirmed: false, note: 'My name is Marie.' } });
    expect((await who.journey()).step).toBe('document');
  });

  it('with the marker DOCS is waited for in the sandbox, and then the flow continues', async () => {
    const who = await aPerson(project, { last_name: 'DOCS' });
    expect(await checksOf(who)).toMatchObject({
      IDV_DATABASE: 'Awaiting Document',
      IDV_DOCUMENT: 'Awaiting Document',
    });
    await sendAll(project, who);
    expect(await flowOf(who)).toMatchObject({ processing_status: 'complete', identity: { verified: true } });
  });

  it.each(['PEP', 'FLAKY', 'NAMEMISMATCH'])(
    'with the marker %s is waited for like anybody else, because it does not name the images',
    async (last_name) => {
      const who = await aPerson(project, { last_name });
      expect(await checksOf(who)).toMatchObject({
        IDV_DOCUMENT: 'Awaiting Document',
        IDV_BIOMETRIC: 'Awaiting Client',
      });
      expect((await flowOf(who)).processing_status).toBe('processing');
    },
  );

  it('with the marker FAIL is not waited for, because their images fail too', async () => {
    const who = await aPerson(project, { last_name: 'FAIL' });
    expect(await flowOf(who)).toMatchObject({ processing_status: 'complete', overall_verdict: 'Fail' });
  });

  it('cannot skip a step', async () => {
    const who = await aPerson(project);
    const early = await who.ask('POST', 'document', { body: { document_type: 'passport', country: 'GB' } });
    expect(early.status).toBe(409);
    expect(early.json.error.code).toBe('INVALID_STATE');
    expect((await who.ask('POST', 'send')).status).toBe(409);
    expect((await who.ask('POST', 'challenge')).status).toBe(409);
    const body = { purpose: 'front', media_type: 'image/jpeg', byte_size: 10 };
    expect((await who.ask('POST', 'uploads', { body })).status).toBe(409);
    expect((await who.journey()).step).toBe('consent');
  });

  it('chooses another document, and the images of the first one are deleted', async () => {
    const who = await aPerson(project);
    await reachCapture(who);
    await sendImage(who, { purpose: 'front' });
    await who.ask('POST', 'document', { body: { document_type: 'national_id', country: 'PT' } });
    expect(await who.journey()).toMatchObject({ step: 'capture', captures: [] });
  });

  it('requests a new challenge, and frames of the previous one are deleted', async () => {
    const who = await aPerson(project);
    await reachReview(who);
    expect((await who.ask('POST', 'challenge')).json.data.step).toBe('selfie');
    const body = { purpose: 'selfie', media_type: 'image/jpeg', byte_size: 10 };
    expect((await who.ask('POST', 'uploads', { body })).status).toBe(400);
    await asOwner(
      `update journeys set challenge = challenge || '{"expires_at": "2026-01-01T00:00:00Z"}' where flow_token = $1`,
      [who.flow_token],
    );
    const late = { body: { ...body, action: 'look_ahead' } };
    expect((await who.ask('POST', 'uploads', late)).status).toBe(409);
  });

  it('continues on another device, by the address that the API documents', async () => {
    const who = await aPerson(project);
    const { address } = (await who.ask('POST', 'handoff')).json.data;
    expect(address).toBe(`http://localhost:3000/${project.hash}/?t=${who.start_token}`);
  });
});

describe('journeys · start tokens', patience, () => {
  it.each([
    ['of no journey', `start_${'a'.repeat(40)}`],
    ['in another form', 'anything'],
  ])('%s are unknown', async (_name, token) => {
    const who = holderOf(project, token);
    expect(await who.journey()).toMatchObject({ status: 'unknown', project_name: null, kind: null });
    expect((await agree(who)).status).toBe(401);
  });

  it('of another project are unknown, as if they did not exist', async () => {
    const other = await aProject();
    const who = await aPerson(project);
    const foreign = holderOf(other, who.start_token);
    expect(await foreign.journey()).toMatchObject({ status: 'unknown', project_name: null });
    expect((await agree(foreign)).status).toBe(401);
  });

  it('change nothing when a page of another site uses them', async () => {
    const who = await aPerson(project);
    const answer = await who.ask('POST', 'consent', {
      body: { accepted: false, language: 'en' },
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
    expect((await who.journey()).status).toBe('open');
  });

  it('accept nothing from a page that shows another journey', async () => {
    const [anna, boris] = [await aPerson(project), await aPerson(project)];
    const { id } = await anna.journey();
    const body = { accepted: false, language: 'en' };
    const decline = (shown: string) =>
      boris.ask('POST', 'consent', { body, headers: { 'Probity-Journey': shown } });
    expect((await decline(id ?? '')).status).toBe(409);
    const journey = await boris.journey();
    expect([journey.status, journey.id === id]).toEqual(['open', false]);
    expect((await decline(journey.id ?? '')).json.data.status).toBe('declined');
  });

  it('accept no other answer from a page that was read before another window answered', async () => {
    const who = await aPerson(project);
    await agree(who);
    const details = (confirmed: boolean, step: string) =>
      who.ask('POST', 'details', { body: { confirmed }, headers: { 'Probity-Journey-Step': step } });
    expect((await details(false, 'details')).json.data.step).toBe('document');
    expect((await details(true, 'details')).json.error.code).toBe('INVALID_STATE');
    expect((await details(false, 'details')).status).toBe(200);
    expect((await details(true, 'document')).status).toBe(200);
  });
});
