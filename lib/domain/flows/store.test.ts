import { describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { aProject } from '@/tests/fixtures/factories';
import { submitFlow } from './service/submit';
import { claimFlow, findFlow, type Lease, renewLease, updateFlow } from './store';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);

async function acceptedFlow(ctx: Context): Promise<string> {
  const request = { company_name: 'Quiet Water Ltd', country: 'GB' };
  const submitted = await submitFlow(ctx, { flow_type: 'company', mode: 'async', request }, null);
  return submitted.flow_token;
}

const leaseUntil = (ctx: Context, token: string) =>
  transaction(ctx, async (tx) => (await findFlow(tx, ctx, token))?.lease_until);
const claim = (ctx: Context, token: string, until: Date) =>
  transaction(ctx, (tx) => claimFlow(tx, ctx, token, until));
const renew = (ctx: Context, lease: Lease, until: Date) =>
  transaction(ctx, (tx) => renewLease(tx, ctx, lease, until));

describe('flows · renewing a lease', () => {
  it('extends it for the worker that holds it, but not for one that was superseded', async () => {
    const ctx = await aProject();
    const token = await acceptedFlow(ctx);
    const stale = await claim(ctx, token, inSeconds(-1));
    const held = await claim(ctx, token, inSeconds(15));
    if (!stale || !held) throw new Error('the flow was not claimed twice');
    expect(await renew(ctx, stale, inSeconds(600))).toBe(false);
    expect(await leaseUntil(ctx, token)).toEqual(held.lease_until);
    const until = inSeconds(60);
    expect(await renew(ctx, held, until)).toBe(true);
    expect(await leaseUntil(ctx, token)).toEqual(until);
  });

  it('does not give a lease to a flow that has ended', async () => {
    const ctx = await aProject();
    const token = await acceptedFlow(ctx);
    const lease = await claim(ctx, token, inSeconds(15));
    if (!lease) throw new Error('the flow was not claimed');
    const ended = { processing_status: 'complete', lease_until: null };
    await transaction(ctx, (tx) => updateFlow(tx, ctx, token, ended));
    expect(await renew(ctx, lease, inSeconds(60))).toBe(false);
    expect(await leaseUntil(ctx, token)).toBeNull();
  });
});
