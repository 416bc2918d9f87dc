import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;
const flowOf = async (token: string) => (await get(`/v1/flows/${token}`)).data;
const post = (path: string, body?: object) => project.ask('POST', path, { body });
const waive = (check: string, body: object = { reason: 'Low materiality' }) =>
  post(`/v1/checks/${check}/waive`, body);
const cancel = (check: string) => post(`/v1/checks/${check}/cancel`);
const retry = (check: string) => post(`/v1/checks/${check}/retry`);

interface CheckItem {
  token: string;
  type: string;
  status: string;
}
const statusesOf = (checks: CheckItem[]) =>
  Object.fromEntries(checks.map(({ type, status }) => [type, status]));
const tokenOf = (checks: CheckItem[], type: string) => {
  const found = checks.find((check) => check.type === type);
  if (!found) throw new Error(`no check ${type}`);
  return found.token;
};

let people = 0;

/** A person flow controlled by a marker, each time with a new person, so that no result is reused. */
async function aFlow(marker: string, timeout = '30000') {
  const { json } = await project.ask('POST', `${project.execute}/kyc/api`, {
    body: {
      first_name: `Mary ${(people += 1)}`,
      last_name: marker,
      country: 'GB',
      date_of_birth: '1980-02-29',
    },
    headers: { 'X-SYNC-TIMEOUT': timeout },
  });
  return json;
}

const eventsOf = (type: string, flow: string) =>
  asOwner<{ data: object }>(`select data from events where type = $1 and data ->> 'flow_token' = $2`, [
    type,
    flow,
  ]);

const auditOf = async (check: string, event: string) =>
  (await get(`/v1/audit-logs?target_token=${check}&event_type=${event}`)).data;

/** Resolves the alerts with an action that does not decide, so that the checks keep their own results. */
async function resolveAlerts(caseToken: string, action = 'Request Document') {
  for (const { token } of (await get(`/v1/cases/${caseToken}/alerts?limit=100`)).data) {
    await post(`/v1/alerts/${token}/acknowledge`);
    await post(`/v1/alerts/${token}/resolve`, { action, rationale: 'The provider was down.' });
  }
}

/** Replaces the marker, so that the provider answers again. */
const recover = (flow: string) =>
  asOwner(
    `update flow_parties set subject = subject || '{"last_name": "Ward", "name": "Mary Ward"}' where flow_token = $1`,
    [flow],
  );

describe('checks · waive', () => {
  it('counts at once in the verdict, the entity’s status and the case', patience, async () => {
    const flow = await aFlow('DOWN');
    const { checks } = flow.checks_summary;
    await resolveAlerts(flow.case_token);
    expect((await flowOf(flow.flow_token)).overall_verdict).toBe('Refer');
    for (const { token } of checks) {
      expect((await waive(token)).json.data).toMatchObject({ status: 'Waived', result: null });
    }
    const after = await flowOf(flow.flow_token);
    expect(after.overall_verdict).toBe('Pass');
    expect(after.screening.sanctions_status).toBe('Not Screened');
    expect(await eventsOf('verification.updated', flow.flow_token)).toHaveLength(1);
    const { data: entities } = await get(`/v1/cases/${flow.case_token}/entities`);
    expect(entities[0].verification_status).toBe('Verified');
    const { data: assessments } = await get(`/v1/cases/${flow.case_token}/risk-assessments`);
    expect(assessments[0].status).toBe('Active');
  });

  it('records the reason and the notes, and keeps the reason with the check', async () => {
    const flow = await aFlow('DOCS');
    const check = tokenOf(flow.checks_summary.checks, 'IDV_DATABASE');
    expect(statusesOf(flow.checks_summary.checks).IDV_DATABASE).toBe('Awaiting Document');
    const { json } = await waive(check, { reason: 'Other', notes: 'Seen in the branch.' });
    expect(json.data).toMatchObject({ status: 'Waived', waive_reason: 'Other', result: null });
    expect(json.data.completed_at).not.toBeNull();
    const [{ details, case_token }] = await auditOf(check, 'check.waived');
    expect(details).toMatchObject({ reason: 'Other', notes: 'Seen in the branch.', status: 'Waived' });
    expect(case_token).toBe(flow.case_token);
  });

  it('ends a flow that waited only for this check', async () => {
    const flow = await aFlow('DOCS');
    const waiting = flow.checks_summary.checks.filter(
      ({ status }: CheckItem) => status === 'Awaiting Document',
    );
    for (const { token } of waiting) await waive(token);
    const after = await flowOf(flow.flow_token);
    expect(after).toMatchObject({ processing_status: 'complete', overall_verdict: 'Pass' });
    expect(after.risk_assessment.status).toBe('Active');
    expect(await eventsOf('verification.completed', flow.flow_token)).toHaveLength(1);
  });

  it.for([
    [{ reason: 'Other' }, 'notes'],
    [{ reason: 'Other', notes: '  ' }, 'notes'],
    [{ reason: 'Other', notes: '\u200b\u00ad' }, 'notes'],
    [{ reason: 'Low materiality', notes: 'x'.repeat(2_001) }, 'notes'],
    [{ reason: 'Because' }, 'reason'],
    [{}, 'reason'],
  ] as const)('refuses %j with 400, naming %s', async ([body, field]) => {
    const { checks_summary } = await aFlow('DOCS');
    const answer = await waive(tokenOf(checks_summary.checks, 'IDV_DATABASE'), body);
    expect(answer.status).toBe(400);
    expect(answer.json.error.details[0].field).toBe(field);
  });

  it('refuses a Complete check with 409, names its state, and changes nothing', async () => {
    const { checks_summary } = await aFlow('Ward');
    const check = tokenOf(checks_summary.checks, 'SCR_PEP');
    const before = (await get(`/v1/checks/${check}`)).data;
    const { status, json } = await waive(check);
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toContain('Complete');
    expect((await get(`/v1/checks/${check}`)).data).toEqual(before);
    expect(await auditOf(check, 'check.waived')).toEqual([]);
  });
});

describe('checks · cancel', () => {
  it('ends the wait for the person and the due diligence, is audited, and never counts as a pass', async () => {
    const flow = await aFlow('DOCS');
    const waiting = flow.checks_summary.checks.filter(
      ({ status }: CheckItem) => status === 'Awaiting Document',
    );
    expect(waiting).not.toEqual([]);
    for (const { token } of waiting) expect((await cancel(token)).json.data.status).toBe('Cancelled');
    const ended = await flowOf(flow.flow_token);
    expect(ended).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Refer',
      checks_summary: { total: 5, passed: 4, referred: waiting.length, failed: 0 },
      compliance_metadata: { cdd_completed: true, cdd_completed_at: ended.completed_at },
    });
    expect(await auditOf(waiting[0].token, 'check.cancelled')).toHaveLength(1);
    const [entity] = (await get(`/v1/cases/${flow.case_token}/entities`)).data;
    expect(entity.checks_summary).toEqual({ total: 5, complete: 4, pending: 0, failed: waiting.length });
  });

  it('discards what the provider answers later', patience, async () => {
    const flow = await aFlow('FLAKY', '1');
    const check = tokenOf(flow.checks_summary.checks, 'SCR_SANCTIONS');
    expect((await cancel(check)).status).toBe(200);
    const ended = await until(
      () => flowOf(flow.flow_token),
      ({ processing_status }) => processing_status === 'complete',
    );
    expect(statusesOf(ended.checks_summary.checks)).toMatchObject({
      SCR_SANCTIONS: 'Cancelled',
      SCR_PEP: 'Complete',
    });
    expect(ended).toMatchObject({
      overall_verdict: 'Refer',
      screening: { sanctions_status: 'Not Screened' },
    });
  });

  it('refuses a Complete check with 409', async () => {
    const { checks_summary } = await aFlow('Ward');
    const { status, json } = await cancel(tokenOf(checks_summary.checks, 'SCR_PEP'));
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
  });
});

describe('checks · retry', () => {
  it('queues a Failed check, and its flow is processing until a worker has run it', patience, async () => {
    const flow = await aFlow('DOWN');
    const check = tokenOf(flow.checks_summary.checks, 'SCR_PEP');
    const { json } = await retry(check);
    expect(json.data).toMatchObject({ status: 'Queued', result: null, completed_at: null });
    expect(await auditOf(check, 'check.retried')).toHaveLength(1);
    expect(await flowOf(flow.flow_token)).toMatchObject({
      processing_status: 'processing',
      overall_verdict: null,
      completed_at: null,
    });
    await recover(flow.flow_token);
    expect(await runRequestedFlow(project.ctx, flow.flow_token)).toBe(true);
    const after = await flowOf(flow.flow_token);
    expect(after.processing_status).toBe('complete');
    expect(statusesOf(after.checks_summary.checks)).toMatchObject({
      SCR_PEP: 'Complete',
      SCR_SANCTIONS: 'Failed',
    });
  });

  it('changes the verdict once all checks pass and the alerts are resolved', patience, async () => {
    const flow = await aFlow('DOWN');
    for (const { token } of flow.checks_summary.checks) await retry(token);
    await recover(flow.flow_token);
    await runRequestedFlow(project.ctx, flow.flow_token);
    expect((await flowOf(flow.flow_token)).overall_verdict).toBe('Refer');
    await resolveAlerts(flow.case_token);
    expect((await flowOf(flow.flow_token)).overall_verdict).toBe('Pass');
    expect(await eventsOf('verification.completed', flow.flow_token)).toHaveLength(1);
    expect(await eventsOf('verification.updated', flow.flow_token)).toHaveLength(1);
  });

  it('raises another alert only if it fails again after the first was resolved', patience, async () => {
    const flow = await aFlow('DOWN');
    const check = tokenOf(flow.checks_summary.checks, 'IDV_DATABASE');
    const alertsTotal = async () => (await get(`/v1/cases/${flow.case_token}/alerts`)).meta.total;
    const first = await alertsTotal();
    await retry(check);
    await runRequestedFlow(project.ctx, flow.flow_token);
    expect(await alertsTotal()).toBe(first);
    await resolveAlerts(flow.case_token, 'Approve');
    await retry(check);
    await runRequestedFlow(project.ctx, flow.flow_token);
    expect(await alertsTotal()).toBe(first + 1);
    expect((await flowOf(flow.flow_token)).overall_verdict).toBe('Refer');
  });

  it('refuses a Complete check with 409', async () => {
    const { checks_summary } = await aFlow('Ward');
    const { status, json } = await retry(tokenOf(checks_summary.checks, 'SCR_PEP'));
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
  });
});
