import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { giveUp, lostWorkers } from '@/tests/fixtures/lost-workers';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const post = (path: string, body: object, timeout = '30000') =>
  project.ask('POST', project.execute + path, { body, headers: { 'X-SYNC-TIMEOUT': timeout } });

const list = async (path: string) => (await project.ask('GET', path)).json;

const company = { company_name: 'Quiet Water Ltd', country: 'GB' };
const listed = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12', country: 'GB' };
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };

const newestFlow = async (): Promise<string> =>
  (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;

async function givenUp(path: string, body: object) {
  const { json } = await post(path, body);
  const flow = await newestFlow();
  await giveUp(project, flow);
  return { flow, tokens: json.tokens, result: (await project.ask('GET', `/v1/flows/${flow}`)).json.data };
}

const eventsOf = (type: string, path: string, value: string) =>
  asOwner<{ data: { processing_status: string; tokens: null } }>(
    `select data from events where type = $1 and data ->> $2 = $3`,
    [type, path, value],
  );

const daysToDeadline = (alert: { created_at: string; sla_deadline: string }) =>
  (Date.parse(alert.sla_deadline) - Date.parse(alert.created_at)) / 86_400_000;

describe('flows · attempts', () => {
  it('can be ten in a row without progress: the tenth still runs', async () => {
    await post('/init', { ...company, company_name: 'Quiet Harbour Ltd' });
    const flow = await newestFlow();
    await lostWorkers(flow, 9);
    expect(await runRequestedFlow(project.ctx, flow)).toBe(true);
    expect((await list(`/v1/flows/${flow}`)).data.processing_status).toBe('complete');
  });

  it('start at zero again when a check has ended', async () => {
    await post('/kyc/init', person);
    const flow = await newestFlow();
    await lostWorkers(flow, 9);
    expect(await runRequestedFlow(project.ctx, flow)).toBe(true); // waits for the person
    const [row] = await asOwner<{ attempt_count: number }>(
      'select attempt_count from flows where token = $1',
      [flow],
    );
    expect(row?.attempt_count).toBe(0);
  });
});

describe('flows · given up', () => {
  it('fails the flow at the eleventh claim, with verdict Refer', async () => {
    const { result, tokens } = await givenUp('/init', company);
    expect(result).toMatchObject({
      processing_status: 'failed',
      overall_verdict: 'Refer',
      completed_at: expect.any(String),
      risk_tier: null,
      risk_assessment: null,
      checks_summary: { passed: 0, failed: 0 },
      compliance_metadata: { cdd_completed: false },
    });
    const pulled = await project.ask('GET', `/api/gateway/sharable-payload/${tokens.pull}`);
    expect([pulled.status, pulled.json]).toEqual([200, result]);
  });

  it('fails its open checks, each with an audit record and an event', async () => {
    const { result } = await givenUp('/init', company);
    const { checks, total, referred } = result.checks_summary;
    expect([checks.length, referred]).toEqual([total, total]);
    for (const { token, status } of checks) {
      expect(status).toBe('Failed');
      const records = await list(`/v1/audit-logs?event_type=check.failed&target_token=${token}`);
      expect(records.data).toMatchObject([{ actor: { type: 'system' }, case_token: result.case_token }]);
      expect(await eventsOf('check.failed', 'token', token)).toHaveLength(1);
    }
  });

  it('raises one Low alert on its case, which says in words what could not be judged', async () => {
    const { result } = await givenUp('/init', company);
    const { data: alerts } = await list(`/v1/cases/${result.case_token}/alerts`);
    expect(alerts).toMatchObject([
      { category: 'API Failure', type: 'System', priority: 'Low', priority_score: 20, status: 'Open' },
    ]);
    const [{ token, check_token, summary }] = alerts;
    expect(daysToDeadline(alerts[0])).toBe(30);
    expect(summary).toBe(
      '10 attempts to finish this verification failed. Not checked: Company registry, Sanctions screening, ' +
        'PEP screening, Adverse media screening, and Watchlist screening.',
    );
    expect((await list(`/v1/checks/${check_token}`)).data.alerts_generated).toBe(1);
    expect((await list(`/v1/cases/${result.case_token}`)).data.open_alerts_count).toBe(1);
    expect((await list(`/v1/audit-logs?event_type=alert.created&target_token=${token}`)).meta.total).toBe(1);
    expect(await eventsOf('alert.created', 'token', token)).toHaveLength(1);
  });

  it('sends verification.completed without the tokens, and with the matches found until then', async () => {
    await post('/kyc/init', listed);
    const flow = await newestFlow();
    await runRequestedFlow(project.ctx, flow);
    await giveUp(project, flow);
    const result = (await list(`/v1/flows/${flow}`)).data;
    expect(result.screening.matches).toMatchObject([{ alert_token: expect.stringMatching(/^alt_/) }]);
    const [event, ...others] = await eventsOf('verification.completed', 'flow_token', flow);
    expect([event?.data, others]).toEqual([{ ...result, tokens: null }, []]);
  });

  it('keeps ended checks, and fails those that waited for the person', async () => {
    await post('/kyc/init', { ...person, first_name: 'Iris' });
    const flow = await newestFlow();
    await runRequestedFlow(project.ctx, flow);
    await giveUp(project, flow);
    const { data } = await list(`/v1/flows/${flow}`);
    const outcomes = data.checks_summary.checks.map(
      ({ type, status, result }: Record<string, string>) => [type, `${status} ${result}`] as const,
    );
    expect(Object.fromEntries(outcomes)).toMatchObject({
      IDV_DATABASE: 'Complete Pass',
      SCR_SANCTIONS: 'Complete Pass',
      IDV_DOCUMENT: 'Failed Refer',
      IDV_BIOMETRIC: 'Failed Refer',
    });
    const { data: alerts } = await list(`/v1/cases/${data.case_token}/alerts`);
    const { data: check } = await list(`/v1/checks/${alerts[0].check_token}`);
    expect([check.type_code, check.alerts_generated]).toEqual(['IDV_DOCUMENT', 1]);
    expect(alerts.map(({ summary }: { summary: string }) => summary)).toEqual([
      '10 attempts to finish this verification failed. Not checked: Identity document and Face.',
    ]);
  });

  it('refers even when every check has passed', async () => {
    await post('/init', company);
    const flow = await newestFlow();
    await asOwner(`update checks set status = 'Complete', result = 'Pass' where flow_token = $1`, [flow]);
    await giveUp(project, flow);
    const { data } = await list(`/v1/flows/${flow}`);
    expect([data.processing_status, data.overall_verdict]).toEqual(['failed', 'Refer']);
    const { data: alerts } = await list(`/v1/cases/${data.case_token}/alerts`);
    expect(alerts.map(({ summary }: { summary: string }) => summary)).toEqual([
      '10 attempts to finish this verification failed. It has no assessed result.',
    ]);
  });

  it('keeps the verdict Fail of a failed check', async () => {
    await post('/kyc/init', person);
    const flow = await newestFlow();
    await asOwner(
      `update checks set status = 'Complete', result = 'Fail' where flow_token = $1 and type_code = 'IDV_DATABASE'`,
      [flow],
    );
    await giveUp(project, flow);
    expect((await list(`/v1/flows/${flow}`)).data.overall_verdict).toBe('Fail');
  });

  it('fails if one of its sanctions matches was confirmed before', async () => {
    await post('/kyc/init', listed);
    const flow = await newestFlow();
    await runRequestedFlow(project.ctx, flow);
    const { case_token } = (await list(`/v1/flows/${flow}`)).data;
    const { data: alerts } = await list(`/v1/cases/${case_token}/alerts`);
    const hit = alerts.find(({ category }: { category: string }) => category === 'Sanctions Hit');
    await asOwner(`update alerts set status = 'Resolved', is_false_positive = false where token = $1`, [
      hit.token,
    ]);
    await giveUp(project, flow);
    expect((await list(`/v1/flows/${flow}`)).data.overall_verdict).toBe('Fail');
  });

  it('raises the alert of a screening without opening a case, because there is no match', async () => {
    const { json } = await post('/screening/api', { name: 'Helen FLAKY' }, '1');
    expect(json.processing_status).toBe('processing');
    await giveUp(project, json.flow_token);
    const { data } = await list(`/v1/flows/${json.flow_token}`);
    expect(data).toMatchObject({ processing_status: 'failed', overall_verdict: 'Refer', case_token: null });
    expect(await eventsOf('screening.completed', 'flow_token', json.flow_token)).toHaveLength(1);
    const { data: alerts } = await list('/v1/alerts?category=API%20Failure&limit=100');
    const tokens = data.checks_summary.checks.map(({ token }: { token: string }) => token);
    const raised = alerts.filter((alert: { check_token: string }) => tokens.includes(alert.check_token));
    expect(raised).toMatchObject([{ case_token: null, priority: 'Low' }]);
    expect(daysToDeadline(raised[0])).toBe(45); // the deadline of a Review
  });

  it('happens once when four workers claim at the same time', async () => {
    await post('/init', company);
    const flow = await newestFlow();
    await lostWorkers(flow, 10);
    await Promise.all([1, 2, 3, 4].map(() => runRequestedFlow(project.ctx, flow)));
    const { data } = await list(`/v1/flows/${flow}`);
    expect((await list(`/v1/cases/${data.case_token}/alerts`)).meta.total).toBe(1);
    expect(await eventsOf('verification.completed', 'flow_token', flow)).toHaveLength(1);
  });

  it('records nothing if a part of it cannot be recorded', async () => {
    await post('/init', company);
    const flow = await newestFlow();
    await lostWorkers(flow, 10);
    await asOwner('alter table alerts rename to alerts_away');
    try {
      await expect(runRequestedFlow(project.ctx, flow)).rejects.toThrow(/does not exist/);
    } finally {
      await asOwner('alter table alerts_away rename to alerts');
    }
    const { data } = await list(`/v1/flows/${flow}`);
    expect([data.processing_status, data.checks_summary.referred]).toEqual(['processing', 0]);
    expect(await runRequestedFlow(project.ctx, flow)).toBe(false);
    expect((await list(`/v1/flows/${flow}`)).data.processing_status).toBe('failed');
  });
});
