import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { lostWorkers } from '@/tests/fixtures/lost-workers';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let entity: string;

const get = async (path: string) => (await project.ask('GET', path)).json;
const post = async (path: string, body?: object) => (await project.ask('POST', path, { body })).json.data;
const screen = async () => {
  const asking = { body: { categories: ['sanctions'] }, headers: { 'X-SYNC-TIMEOUT': '120000' } };
  return (await project.ask('POST', `/v1/entities/${entity}/screen`, asking)).json.data;
};
const alertsOf = async () => (await get(`/v1/alerts?entity_token=${entity}`)).data;

const listed = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12', country: 'RU' };

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

beforeEach(async () => {
  entity = (await post('/v1/entities', { type: 'Person', ...listed })).token;
});

const clear = async (token: string) => {
  await post(`/v1/alerts/${token}/acknowledge`);
  const resolution = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
  return post(`/v1/alerts/${token}/resolve`, resolution);
};

/** A worker gives up after waiting too long for a lock; then another one continues. */
async function runToEnd(flow: string): Promise<void> {
  while (!(await runRequestedFlow(project.ctx, flow).catch(() => false))) await lostWorkers(flow, 0);
}

describe('alerts · a listed party that is found again', () => {
  it('has one alert in one case, which both flows show', async () => {
    const first = await screen();
    const second = await screen();
    const [alert, ...others] = await alertsOf();
    expect(others).toEqual([]);
    for (const flow of [first, second]) {
      expect(flow).toMatchObject({
        case_token: alert.case_token,
        overall_verdict: 'Refer',
        screening: { sanctions_status: 'Hit', matches: [{ alert_token: alert.token }] },
      });
    }
    expect((await get(`/v1/cases/${alert.case_token}`)).data.open_alerts_count).toBe(1);
    expect(alert.check_tokens).toHaveLength(2);
    expect(alert.check_token).toBe(second.checks_summary.checks[0].token);
    expect((await get(`/v1/alerts/${alert.token}/replay`)).data.is_same).toBe(true);
  });

  it('keeps the status and deadline of its alert, and records what was found', async () => {
    await screen();
    const [raised] = await alertsOf();
    const before = await post(`/v1/alerts/${raised.token}/acknowledge`);
    await screen();
    const { data: after } = await get(`/v1/alerts/${raised.token}`);
    const kept = { status: 'Acknowledged', sla_deadline: before.sla_deadline, created_at: before.created_at };
    expect(after).toMatchObject(kept);
    const recorded = await get(`/v1/audit-logs?target_token=${raised.token}&event_type=alert.found_again`);
    expect(recorded.data).toMatchObject([
      { details: { check_token: after.check_token, from: after.match_score, to: after.match_score } },
    ]);
  });

  it('is refreshed with the new findings after a correction of the name', async () => {
    await screen();
    const [{ match_score, token }] = await alertsOf();
    await project.ask('PATCH', `/v1/entities/${entity}`, { body: { first_name: 'Arkatiy' } });
    const [{ flow_token: flow }] = (await get('/v1/flows?limit=1')).data;
    await runRequestedFlow(project.ctx, flow);
    const [after, ...others] = await alertsOf();
    expect([after.token, others]).toEqual([token, []]);
    expect(after.match_score).toBeLessThan(match_score);
  });

  it('counts in every flow once its alert is resolved', async () => {
    const flows = [await screen(), await screen()];
    const [alert] = await alertsOf();
    await clear(alert.token);
    for (const { flow_token } of flows) {
      expect((await get(`/v1/flows/${flow_token}`)).data).toMatchObject({
        overall_verdict: 'Pass',
        screening: { sanctions_status: 'No Hit' },
      });
    }
    expect((await get(`/v1/entities/${entity}`)).data.verification_status).toBe('Verified');
  });

  it('raises another alert once the first one is resolved', async () => {
    await screen();
    const [first] = await alertsOf();
    await post(`/v1/alerts/${first.token}/acknowledge`);
    await post(`/v1/alerts/${first.token}/resolve`, { action: 'Approve', rationale: 'It is accepted.' });
    await screen();
    expect(await alertsOf()).toHaveLength(2);
  });

  it('opens a Review with another alert when the case of an unresolved one was closed', async () => {
    await screen();
    const [left] = await alertsOf();
    await post(`/v1/cases/${left.case_token}/transitions`, { trigger: 'progress' });
    await post(`/v1/cases/${left.case_token}/transitions`, { trigger: 'review' });
    await post(`/v1/cases/${left.case_token}/close`, { decision: 'Decline' });
    const { data: before } = await get(`/v1/alerts/${left.token}`);
    const again = await screen();
    const [raised, ...others] = await alertsOf();
    expect(others).toMatchObject([{ token: left.token }]);
    expect(again).toMatchObject({
      overall_verdict: 'Refer',
      case_token: raised.case_token,
      screening: { sanctions_status: 'Hit', matches: [{ alert_token: raised.token }] },
    });
    expect((await get(`/v1/cases/${raised.case_token}`)).data).toMatchObject({
      type: 'Review',
      status: 'New',
      open_alerts_count: 1,
    });
    expect((await get(`/v1/alerts/${left.token}`)).data).toEqual(before);
    await screen();
    expect(await alertsOf()).toHaveLength(2);
  });

  it('has one alert for each subject', async () => {
    await screen();
    const [first] = await alertsOf();
    entity = (await post('/v1/entities', { type: 'Person', ...listed })).token;
    await screen();
    expect((await alertsOf()).map(({ token }: { token: string }) => token)).not.toContain(first.token);
  });

  it('has one alert and one Review when screenings without a case find it concurrently', async () => {
    const flows = await Promise.all([screen(), screen(), screen()]);
    const [alert, ...others] = await alertsOf();
    expect(others).toEqual([]);
    expect(alert.check_tokens).toHaveLength(flows.length);
    for (const { screening } of flows)
      expect(screening.matches).toMatchObject([{ alert_token: alert.token }]);
  });

  it('has one alert when several workers find it concurrently', async () => {
    await screen();
    const [first] = await alertsOf();
    await clear(first.token);
    for (const first_name of ['Arkatiy', 'Arkady', 'Arkadi'])
      await project.ask('PATCH', `/v1/entities/${entity}`, { body: { first_name } });
    const requested: { flow_token: string }[] = (await get('/v1/flows?limit=3')).data;
    await Promise.all(requested.map(({ flow_token }) => runToEnd(flow_token)));
    const raised = (await alertsOf()).filter(({ token }: { token: string }) => token !== first.token);
    expect(raised).toMatchObject([{ status: 'Open' }]);
    for (const { flow_token: token } of requested) {
      const { screening } = (await get(`/v1/flows/${token}`)).data;
      expect(screening.matches).toMatchObject([{ alert_token: raised[0].token }]);
    }
  });
});
