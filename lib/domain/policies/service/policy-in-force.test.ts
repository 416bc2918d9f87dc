import { describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { aProject } from '@/tests/fixtures/factories';
import { storePolicy } from '@/tests/fixtures/policies';
import { defaultSettings } from '../defaults';
import { defaultPolicy } from '../policy';
import { builtInRiskModel } from '../risk-models/built-in';
import { UnreadablePolicy } from '../stored-settings';
import { getFourEyes } from './get-four-eyes';
import { policyInForce } from './policy-in-force';
import { readablePolicy } from './readable-policy';
import { riskModelInForce } from './risk-model-in-force';

const publish = (ctx: Context, version: number, match_threshold: number) =>
  storePolicy(ctx, 'screening', version, { ...defaultSettings.screening, match_threshold });

const inForce = (ctx: Context) => read(ctx, (tx) => policyInForce(tx, ctx));

describe('policies · in force', () => {
  it('are the defaults until the project has its own', async () => {
    const ctx = await aProject();
    expect(await inForce(ctx)).toEqual(defaultPolicy);
    expect(await read(ctx, (tx) => riskModelInForce(tx, ctx))).toEqual(builtInRiskModel);
  });

  it('are the versions with the highest numbers, whatever the order in which they were stored', async () => {
    const ctx = await aProject();
    await publish(ctx, 2, 92);
    await publish(ctx, 10, 95);
    await publish(ctx, 1, 91);
    expect((await inForce(ctx)).match_threshold).toBe(95);
  });

  it('are independent for each kind', async () => {
    const ctx = await aProject();
    await publish(ctx, 3, 92);
    await storePolicy(ctx, 'straight_through', 1, { enabled: true });
    expect(await inForce(ctx)).toEqual({ ...defaultPolicy, match_threshold: 92, straight_through: true });
  });

  it('are not those of another project', async () => {
    const [ctx, other] = [await aProject(), await aProject()];
    await publish(other, 1, 99);
    expect(await inForce(ctx)).toEqual(defaultPolicy);
  });
});

describe('policies · unreadable', () => {
  it('are refused by kind and version, and not replaced by the default', async () => {
    const ctx = await aProject();
    await storePolicy(ctx, 'reuse', 4, { of: 'another release' });
    const refused = inForce(ctx);
    await expect(refused).rejects.toThrow(UnreadablePolicy);
    await expect(refused).rejects.toThrow('Version 4 of the policy reuse is invalid');
  });

  it('fall back to the default, by kind, for work that must always succeed', async () => {
    const ctx = await aProject();
    await publish(ctx, 1, 92);
    await storePolicy(ctx, 'alert_sla', 1, {});
    const policy = await read(ctx, (tx) => readablePolicy(tx, ctx));
    expect(policy).toEqual({ ...defaultPolicy, match_threshold: 92 });
  });

  it('do not prevent a page from showing what needs a second person', async () => {
    const ctx = await aProject();
    await storePolicy(ctx, 'four_eyes', 1, { ...defaultSettings.four_eyes, critical_false_positive: false });
    await storePolicy(ctx, 'alert_sla', 1, {});
    expect(await getFourEyes(ctx)).toMatchObject({ critical_false_positive: false });
    await storePolicy(ctx, 'four_eyes', 2, {});
    expect(await getFourEyes(ctx)).toEqual(defaultSettings.four_eyes);
  });
});
