import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { aPerson, holderOf, reachReview, sendAll } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json.data;

async function aVerifiedCase(): Promise<string> {
  const who = await aPerson(project);
  await sendAll(project, who);
  const { case_token } = await get(`/v1/flows/${who.flow_token}`);
  await bringCase(project, case_token, 'In Progress');
  return case_token;
}

const askFor = (case_token: string, body: object = {}) =>
  project.ask('POST', `/v1/cases/${case_token}/document-requests`, {
    body: { document_types: ['passport'], ...body },
  });

const holderAt = ({ address }: { address: string }) =>
  holderOf(project, new URL(address).searchParams.get('t') ?? '');

/** Sends the document as the person does. Returns the flow that reads it. */
async function send(asked: { address: string }): Promise<string | undefined> {
  const who = holderAt(asked);
  await reachReview(who);
  await who.ask('POST', 'send');
  const [flow] = await get('/v1/flows?flow_type=document&processing_status=processing');
  return flow?.flow_token;
}

const documentChecksOf = async (case_token: string) =>
  (await get(`/v1/cases/${case_token}/checks?limit=100`)).filter(
    ({ type_code }: { type_code: string }) => type_code === 'IDV_DOCUMENT',
  );

interface Raised {
  token: string;
  check_token: string;
  type_code: string;
}

/** The unresolved alerts about documents and faces, with the type of their check. */
async function unresolvedOf(case_token: string): Promise<Raised[]> {
  const checks: { token: string; type_code: string }[] = await get(
    `/v1/cases/${case_token}/checks?limit=100`,
  );
  const codes = new Map(checks.map(({ token, type_code }) => [token, type_code]));
  const alerts: Raised[] = await get(`/v1/cases/${case_token}/alerts?limit=100`);
  const raised = alerts.map((alert) => ({ ...alert, type_code: codes.get(alert.check_token) ?? '' }));
  return raised.filter(({ type_code }) => type_code === 'IDV_DOCUMENT' || type_code === 'IDV_BIOMETRIC');
}

/** The alert on a document that has been replaced since, and a function that accepts the newer one. */
async function aSecondDocument() {
  const case_token = await aVerifiedCase();
  const documents = (await unresolvedOf(case_token)).filter(({ type_code }) => type_code === 'IDV_DOCUMENT');
  expect(documents).toHaveLength(1);
  const [earlier] = documents;
  const old = `/v1/alerts/${earlier?.token}`;
  await project.ask('POST', `${old}/acknowledge`);
  const flow = (await send((await askFor(case_token)).json.data)) ?? '';
  await runRequestedFlow(project.ctx, flow);
  const [check] = await documentChecksOf(case_token);
  const accept = async () => {
    const [newer] = (await unresolvedOf(case_token)).filter(({ check_token }) => check_token === check.token);
    await project.ask('POST', `/v1/alerts/${newer?.token}/acknowledge`);
    const body = { action: 'Approve', rationale: 'It is genuine.', is_false_positive: true };
    await project.ask('POST', `/v1/alerts/${newer?.token}/resolve`, { body });
  };
  return { old, earlier, check, accept };
}

describe('cases · requested documents', patience, () => {
  it('are read in a check of their own, next to the one that has ended', async () => {
    const case_token = await aVerifiedCase();
    const [before] = await documentChecksOf(case_token);
    const asked = (await askFor(case_token)).json.data;
    expect(asked.entity_token).toBe(before.entity_token);
    // The link asks for nothing that is already known, and shows only the likely country.
    expect(await holderAt(asked).journey()).toMatchObject({ likely_country: 'GB', details: null });
    const flow = (await send(asked)) ?? '';
    const [running] = await documentChecksOf(case_token);
    expect(running).toMatchObject({ status: 'In Progress', entity_token: before.entity_token });
    await runRequestedFlow(project.ctx, flow);
    const [after, earlier] = await documentChecksOf(case_token);
    // Images are not read in this process, so a reviewer must decide.
    expect(after).toMatchObject({ token: running.token, status: 'Complete', result: 'Refer' });
    expect(earlier).toEqual(before);
    const document = (await get(`/v1/cases/${case_token}/documents`))[0];
    expect(document).toMatchObject({
      request_token: asked.token,
      check_token: after.token,
      entity_token: before.entity_token,
      status: 'read',
      findings: after.result_data.reasons,
    });
    expect(after.result_data.documents).toMatchObject([{ token: document.token, purpose: 'front' }]);
    const alerts = await get(`/v1/cases/${case_token}/alerts?type=Document`);
    expect(alerts.map(({ check_token }: { check_token: string }) => check_token)).toContain(after.token);
  });

  it('are shown with the alerts on the earlier document and face, and resolve none of them', async () => {
    const case_token = await aVerifiedCase();
    const earlier = await unresolvedOf(case_token);
    expect(earlier.map(({ type_code }) => type_code).toSorted()).toEqual(['IDV_BIOMETRIC', 'IDV_DOCUMENT']);
    const flow = (await send((await askFor(case_token)).json.data)) ?? '';
    await runRequestedFlow(project.ctx, flow);
    const [check] = await documentChecksOf(case_token);
    const newer = (await unresolvedOf(case_token)).filter(({ check_token }) => check_token === check.token);
    const replaced: Record<string, string> = { IDV_DOCUMENT: 'document', IDV_BIOMETRIC: 'portrait' };
    const read = { check_token: check.token, completed_at: check.completed_at };
    for (const { token, type_code } of earlier)
      expect(await get(`/v1/alerts/${token}`)).toMatchObject({
        status: 'Open',
        replaced_by: { ...read, of: replaced[type_code], is_accepted: false },
      });
    for (const { token } of newer) {
      expect((await get(`/v1/alerts/${token}`)).replaced_by).toBeUndefined();
      await project.ask('POST', `/v1/alerts/${token}/acknowledge`);
      const body = { action: 'Approve', rationale: 'Looked at.' };
      expect((await project.ask('POST', `/v1/alerts/${token}/resolve`, { body })).status).toBe(200);
    }
    for (const { token } of earlier)
      expect(await get(`/v1/alerts/${token}`)).toMatchObject({
        status: 'Open',
        replaced_by: { ...read, is_accepted: true },
      });
  });

  it('replace the earlier document if the person who decides says so, once they are accepted', async () => {
    const { old, earlier, check, accept } = await aSecondDocument();
    const replace = (change: object = {}) =>
      project.ask('POST', `${old}/resolve`, {
        body: { action: 'Approve', rationale: 'Replaced.', replaced_by: check.token, ...change },
      });
    const refusalOf = async (answer: ReturnType<typeof replace>) => {
      const { status, json } = await answer;
      return [status, json.error.details[0].field];
    };
    expect(await refusalOf(replace())).toEqual([400, 'replaced_by']);
    await accept();
    for (const change of [
      { action: 'Decline' },
      { is_false_positive: true },
      { replaced_by: earlier?.check_token },
      { replaced_by: '' },
      { replaced_by: '', action: 'Decline' },
    ])
      expect(await refusalOf(replace(change)), JSON.stringify(change)).toEqual([400, 'replaced_by']);
    expect((await get(`/v1/checks/${earlier?.check_token}`)).settled).toBeNull();
    const resolved = (await replace()).json.data;
    expect(resolved).toMatchObject({ status: 'Resolved', resolution_replaced_by: check.token });
    const { result, settled } = await get(`/v1/checks/${earlier?.check_token}`);
    const { resolved_by: by, resolved_at: at } = resolved;
    expect([result, settled]).toEqual(['Refer', { result: 'Pass', by, at, replaced_by: check.token }]);
    const records = await get(`/v1/audit-logs?target_token=${earlier?.token}&event_type=alert.resolved`);
    expect(records).toMatchObject([{ details: { replaced_by: check.token } }]);
  });

  it('can be proposed as a replacement once they are accepted, and are confirmed by a reviewer', async () => {
    const { old, check, accept } = await aSecondDocument();
    const reviewer = await project.person('reviewer');
    const proposed_resolution = { action: 'Approve', rationale: 'Replaced.', replaced_by: check.token };
    const propose = async () =>
      ask('POST', `${old}/escalate`, {
        headers: await consoleHeaders(await project.person('analyst')),
        body: { reason: 'Please confirm.', escalate_to: reviewer.actor.id, proposed_resolution },
      });
    const refused = await propose();
    expect([refused.status, refused.json.error.details[0].field]).toEqual([
      400,
      'proposed_resolution.replaced_by',
    ]);
    await accept();
    expect((await propose()).json.data.proposal).toMatchObject({ replaced_by: check.token });
    const headers = await consoleHeaders(reviewer);
    const { json } = await ask('POST', `${old}/resolve`, { headers, body: {} });
    expect(json.data).toMatchObject({ status: 'Resolved', resolution_replaced_by: check.token });
  });

  it('are reported to integrators by their check, not as a verification that nobody requested', async () => {
    const case_token = await aVerifiedCase();
    const flow = (await send((await askFor(case_token)).json.data)) ?? '';
    await runRequestedFlow(project.ctx, flow);
    expect(await get(`/v1/flows/${flow}`)).toMatchObject({
      flow_type: 'document',
      processing_status: 'complete',
      overall_verdict: 'Refer',
      document: { verified: false },
    });
    const events = await asOwner<{ type: string }>(
      `select type from events where data ->> 'flow_token' = $1 and type ~ '^(verification|screening)'`,
      [flow],
    );
    expect(events).toEqual([]);
  });

  it('belong to the named person if the case has several', async () => {
    const { token } = await aCase(project.ctx);
    await bringCase(project, token, 'In Progress');
    const people = [];
    for (const last_name of ['Ash', 'Birch']) {
      people.push(await anEntity(project.ctx, { last_name, role: 'Director', case_token: token }));
    }
    const stranger = await anEntity(project.ctx);
    const refused = await askFor(token, { entity_token: stranger.token });
    expect([refused.status, refused.json.error.details[0].field]).toEqual([400, 'entity_token']);
    const named = people[1]?.token;
    const asked = (await askFor(token, { entity_token: named })).json.data;
    expect(asked.entity_token).toBe(named);
    await send(asked);
    expect(await documentChecksOf(token)).toMatchObject([{ entity_token: named }]);
  });

  it('are shown but not read if it is unknown whose they are', async () => {
    const { token } = await aCase(project.ctx);
    await bringCase(project, token, 'In Progress');
    const asked = (await askFor(token)).json.data;
    expect(asked.entity_token).toBeNull();
    await send(asked);
    expect(await documentChecksOf(token)).toEqual([]);
    expect(await get(`/v1/cases/${token}/documents`)).toMatchObject([
      { status: 'sent', check_token: null, request_token: asked.token, findings: [] },
    ]);
  });
});
