import { describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';
import { aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { defaultPolicy } from '../policy';
import { policyInForce } from './policy-in-force';

const publish = (ctx: Context, version: number, match_threshold: number) =>
  asOwner(`insert into policies (project_id, version, body, created_by) values ($1, $2, $3, 'usr_admin')`, [
    ctx.project.id,
    version,
    { ...defaultPolicy, match_threshold },
  ]);

const inForce = (ctx: Context) => read(ctx, (tx) => policyInForce(tx, ctx));

describe('policies · in force', () => {
  it('is the default until the project has one', async () => {
    expect(await inForce(await aProject())).toEqual(defaultPolicy);
  });

  it('is the version with the highest number, whichever was stored last', async () => {
    const ctx = await aProject();
    await publish(ctx, 2, 92);
    await publish(ctx, 10, 95);
    await publish(ctx, 1, 91);
    expect((await inForce(ctx)).match_threshold).toBe(95);
  });

  it("is not another project's", async () => {
    const [ctx, other] = [await aProject(), await aProject()];
    await publish(other, 1, 99);
    expect(await inForce(ctx)).toEqual(defaultPolicy);
  });
});
