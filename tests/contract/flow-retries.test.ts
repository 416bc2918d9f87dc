import { addMilliseconds } from 'date-fns/addMilliseconds';
import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { getNextRetry } from '@/lib/domain/flows/service/get-next-retry';
import { requestAbandonedRuns } from '@/lib/domain/flows/service/request-abandoned-runs';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;

/** A company flow whose providers all fail. Its first run has planned the first retries. */
async function outage() {
  const body = { company_name: 'Harbour DOWN Ltd', country: 'GB' };
  const { tokens } = (await project.ask('POST', `${project.execute}/init`, { body })).json;
  const [{ flow_token, case_token }] = (await get('/v1/flows?limit=1')).data;
  await runRequestedFlow(project.ctx, flow_token);
  return { pull: tokens.pull as string, flow: flow_token as string, caseToken: case_token as string };
}

async function registryCheck(caseToken: string) {
  const { data } = await get(`/v1/cases/${caseToken}/checks`);
  return data.find(({ type_code }: { type_code: string }) => type_code === 'COM_REGISTRY');
}

/** Runs the flow when its next retry is due. Returns that time. */
async function runNextRetry(flow: string): Promise<Date> {
  const retryAt = await getNextRetry(project.ctx, flow);
  if (!retryAt) throw new Error('no retry is planned');
  await runRequestedFlow({ ...project.ctx, now: () => retryAt }, flow);
  return retryAt;
}

const recover = (flow: string) =>
  asOwner(`update flow_parties set subject = subject || '{"name": "Harbour Ltd"}' where flow_token = $1`, [
    flow,
  ]);

describe('flows · planned retries', patience, () => {
  it('follow after 15 s, 1 min and 4 min; then the checks fail and refer', async () => {
    const { flow, caseToken } = await outage();
    expect(await registryCheck(caseToken)).toMatchObject({
      status: 'Retry Scheduled',
      retry_count: 3,
      result: null,
    });
    const first = await runNextRetry(flow);
    expect(await registryCheck(caseToken)).toMatchObject({ status: 'Retry Scheduled', retry_count: 4 });
    const second = await runNextRetry(flow);
    expect(second).toEqual(addMilliseconds(first, 60_000));
    expect((await get(`/v1/cases/${caseToken}/alerts`)).data).toEqual([]);
    const third = await runNextRetry(flow);
    expect(third).toEqual(addMilliseconds(second, 240_000));
    const check = await registryCheck(caseToken);
    expect(check).toMatchObject({ status: 'Failed', retry_count: 5, result: 'Refer' });
    expect((await get(`/v1/audit-logs?event_type=check.failed&target_token=${check.token}`)).meta.total).toBe(
      1,
    );
    expect((await get(`/v1/cases/${caseToken}/alerts`)).data).toMatchObject([{ category: 'API Failure' }]);
    expect((await get(`/v1/flows/${flow}`)).data).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Refer',
    });
  });

  it('are not made before they are due', async () => {
    const { flow, pull, caseToken } = await outage();
    const before = await getNextRetry(project.ctx, flow);
    expect(await runRequestedFlow(project.ctx, flow)).toBe(true);
    expect(await getNextRetry(project.ctx, flow)).toEqual(before);
    expect(await registryCheck(caseToken)).toMatchObject({ status: 'Retry Scheduled', retry_count: 3 });
    expect((await project.ask('GET', `/api/gateway/sharable-payload/${pull}`)).status).toBe(204);
  });

  it('finish the flow once the provider answers again', async () => {
    const { flow, caseToken } = await outage();
    await recover(flow);
    await runNextRetry(flow);
    expect(await registryCheck(caseToken)).toMatchObject({ status: 'Complete', retry_count: 3 });
    expect((await get(`/v1/flows/${flow}`)).data.processing_status).toBe('complete');
    expect(await getNextRetry(project.ctx, flow)).toBeNull();
  });

  it('are requested by a sweep when the run that waited for them is lost', async () => {
    const requests = async (flow: string) =>
      (
        await asOwner(`select 1 from events where type = 'flow.requested' and data ->> 'flow_token' = $1`, [
          flow,
        ])
      ).length;
    const { flow } = await outage();
    const before = await requests(flow);
    await requestAbandonedRuns('req_sweep');
    expect(await requests(flow)).toBe(before);
    await asOwner(`update checks set retry_at = now() - interval '1 second' where flow_token = $1`, [flow]);
    await requestAbandonedRuns('req_sweep');
    expect(await requests(flow)).toBe(before + 1);
  });

  it('start again when a person retries the failed check', async () => {
    const { flow, caseToken } = await outage();
    for (let n = 0; n < 3; n += 1) await runNextRetry(flow);
    const { token } = await registryCheck(caseToken);
    await project.ask('POST', `/v1/checks/${token}/retry`);
    await runRequestedFlow({ ...project.ctx, now: () => addMilliseconds(new Date(), 1_000) }, flow);
    expect(await registryCheck(caseToken)).toMatchObject({ status: 'Retry Scheduled', retry_count: 8 });
  });

  it('can be cancelled, which ends the flow', async () => {
    const { flow, caseToken } = await outage();
    const { data } = await get(`/v1/cases/${caseToken}/checks`);
    for (const { token } of data) {
      expect((await project.ask('POST', `/v1/checks/${token}/cancel`)).status).toBe(200);
    }
    expect((await get(`/v1/flows/${flow}`)).data).toMatchObject({
      processing_status: 'complete',
      overall_verdict: 'Refer',
    });
  });
});
