import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { LeaseLost } from '@/lib/domain/flows/lease';
import { settleFlow } from '@/lib/domain/flows/settle/settle';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const newestFlow = async () => (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
const resultOf = async (flow: string) => (await project.ask('GET', `/v1/flows/${flow}`)).json.data;

async function leaseOf(flow: string) {
  const [row] = await asOwner<{ left: number | null; generation: number }>(
    `select extract(epoch from lease_until - now())::float8 as left, lease_generation as generation
     from flows where token = $1`,
    [flow],
  );
  if (!row) throw new Error('no such flow');
  return row;
}

const leave = (flow: string, seconds: number) =>
  asOwner(`update flows set lease_until = now() + $2 * interval '1 second' where token = $1`, [
    flow,
    seconds,
  ]);

async function acceptedFlow(company_name: string): Promise<string> {
  await project.ask('POST', `${project.execute}/init`, { body: { company_name, country: 'GB' } });
  return newestFlow();
}

describe('flows · leases', () => {
  it('refuse the results of a superseded worker', async () => {
    const token = await acceptedFlow('Superseded Ltd');
    await asOwner('update flows set lease_generation = 2 where token = $1', [token]);
    const before = await resultOf(token);
    const settle = (lease_generation: number) =>
      settleFlow(project.ctx, { token, lease_generation }, [], defaultPolicy);
    await expect(settle(1)).rejects.toThrow(LeaseLost);
    await expect(settle(3)).rejects.toThrow(LeaseLost);
    expect(await resultOf(token)).toEqual(before);
    await expect(settle(2)).resolves.toMatchObject({ flow: { token } });
  });

  it('refuse results for a flow that has ended', async () => {
    const token = await acceptedFlow('Ended Ltd');
    await runRequestedFlow(project.ctx, token);
    const before = await resultOf(token);
    const { generation } = await leaseOf(token);
    const late = settleFlow(project.ctx, { token, lease_generation: generation }, [], defaultPolicy);
    await expect(late).rejects.toThrow(LeaseLost);
    expect(await resultOf(token)).toEqual(before);
  });

  it('can be claimed when they have expired, and not before', async () => {
    const token = await acceptedFlow('Taken Over Ltd');
    await asOwner('update flows set lease_generation = 1 where token = $1', [token]);
    await leave(token, 60);
    expect(await runRequestedFlow(project.ctx, token)).toBe(false);
    await leave(token, -1);
    expect(await runRequestedFlow(project.ctx, token)).toBe(true);
    expect((await leaseOf(token)).generation).toBe(2);
  });

  it('are given back while a flow waits for the person, so that no worker is requested', async () => {
    const body = { first_name: 'Helen', last_name: 'DOCS', country: 'GB' };
    const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
    expect(await leaseOf(json.flow_token)).toMatchObject({ left: null });
  });

  it('cannot be claimed in another project', async () => {
    const token = await acceptedFlow('Elsewhere Ltd');
    const other = await aProject();
    expect(await runRequestedFlow(other.ctx, token)).toBe(false);
    expect((await resultOf(token)).processing_status).toBe('processing');
  });

  // Takes ten seconds, because only SLOW outlasts the five seconds after which a lease is renewed.
  it('are renewed when a run takes longer than a lease', patience, async () => {
    const slow = await aProject();
    const run = slow.ask('POST', `${slow.execute}/screening/api`, { body: { name: 'Martha SLOW' } });
    const [{ flow_token: token }] = await until(
      async () => (await slow.ask('GET', '/v1/flows')).json.data,
      (flows) => flows.length === 1,
    );
    const { generation } = await leaseOf(token);
    await leave(token, 8);
    await until(
      () => leaseOf(token),
      ({ left }) => (left ?? 0) > 8,
    );
    expect(await runRequestedFlow(slow.ctx, token)).toBe(false);
    expect((await run).json).toMatchObject({ flow_token: token, processing_status: 'complete' });
    expect((await leaseOf(token)).generation).toBe(generation);
  });
});
