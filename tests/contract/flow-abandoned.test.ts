import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { requestAbandonedRuns } from '@/lib/domain/flows/service/request-abandoned-runs';
import { db } from '@/lib/platform/database/db';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

async function acceptedFlow(): Promise<string> {
  const body = { company_name: 'Nobody Took It Ltd', country: 'GB' };
  await project.ask('POST', `${project.execute}/init`, { body });
  const { json } = await project.ask('GET', '/v1/flows?limit=1');
  return json.data[0].flow_token;
}

const endLease = (token: string) =>
  asOwner(`update flows set lease_until = now() - interval '1 second' where token = $1`, [token]);

async function abandonedFlow(): Promise<string> {
  const token = await acceptedFlow();
  await endLease(token);
  return token;
}

async function countRequests(flowToken: string): Promise<number> {
  const { rows } = await db().statements.query<{ count: string }>(
    `select count(*) from events where type = 'flow.requested' and data ->> 'flow_token' = $1`,
    [flowToken],
  );
  return Number(rows[0]?.count);
}

describe('flows · abandoned', () => {
  it('requests an async flow again when its event was lost', async () => {
    const token = await acceptedFlow();
    await asOwner(`delete from events where data ->> 'flow_token' = $1`, [token]);
    await endLease(token);
    await requestAbandonedRuns('req_sweep');
    expect(await countRequests(token)).toBe(1);
    expect(await runRequestedFlow(project.ctx, token)).toBe(true);
    expect((await project.ask('GET', `/v1/flows/${token}`)).json.data.processing_status).toBe('complete');
  });

  it('lets a worker claim a flow right after it was accepted', async () => {
    expect(await runRequestedFlow(project.ctx, await acceptedFlow())).toBe(true);
  });

  it('leaves a flow alone while a worker holds its lease, or while it waits for the person', async () => {
    const live = await acceptedFlow();
    await asOwner(`update flows set lease_until = now() + interval '5 seconds' where token = $1`, [live]);
    const parked = await acceptedFlow();
    await asOwner(`update flows set lease_until = null, lease_generation = 1 where token = $1`, [parked]);
    await requestAbandonedRuns('req_sweep');
    expect([await countRequests(live), await countRequests(parked)]).toEqual([1, 1]);
  });

  it('leaves a flow alone that has ended', async () => {
    const token = await acceptedFlow();
    await runRequestedFlow(project.ctx, token);
    await endLease(token);
    await requestAbandonedRuns('req_sweep');
    expect(await countRequests(token)).toBe(1);
    expect(await runRequestedFlow(project.ctx, token)).toBe(false);
  });

  it('is requested once while it waits for its run, but again when that has been lost for long', async () => {
    const token = await abandonedFlow();
    await requestAbandonedRuns('req_sweep');
    await requestAbandonedRuns('req_sweep');
    expect(await countRequests(token)).toBe(2);
    await asOwner(`update flows set run_requested_at = now() - interval '11 minutes' where token = $1`, [
      token,
    ]);
    await requestAbandonedRuns('req_sweep');
    expect(await countRequests(token)).toBe(3);
  });

  it('is requested again as soon as the worker that claimed it is dead', async () => {
    const token = await abandonedFlow();
    await requestAbandonedRuns('req_sweep');
    await asOwner(`update flows set lease_until = now() + interval '20 milliseconds' where token = $1`, [
      token,
    ]);
    await expect.poll(() => requestAbandonedRuns('req_sweep')).toBeGreaterThan(0);
    expect(await countRequests(token)).toBe(3);
  });
});
