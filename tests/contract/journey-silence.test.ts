import { beforeAll, describe, expect, it } from 'vitest';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { agree, aPerson, type Person } from '@/tests/fixtures/hosted-journey';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

describe('journeys · silence', patience, () => {
  const due = async ({ flow_token }: Person): Promise<number> => {
    const [row] = await asOwner<{ due: Date }>('select journey_due_at as due from flows where token = $1', [
      flow_token,
    ]);
    return row?.due?.getTime() ?? 0;
  };

  it('starts again with each step', async () => {
    const who = await aPerson(project);
    await asOwner(
      `update flows set journey_due_at = journey_due_at - interval '50 minutes' where token = $1`,
      [who.flow_token],
    );
    const before = await due(who);
    await agree(who);
    expect((await due(who)) - before).toBeGreaterThan(49 * 60_000);
  });

  it('is shorter from the next step once the policy shortens it', async () => {
    const shortened = await aProject();
    const who = await aPerson(shortened);
    const before = await due(who);
    await setPolicy(shortened.ctx, { journey: { ...defaultPolicy.journey, abandoned_after_minutes: 10 } });
    await agree(who);
    expect((await due(who)) - before).toBeLessThan(-49 * 60_000);
  });

  it('ends with the start token, which then no longer works', async () => {
    const who = await aPerson(project);
    await asOwner(`update flows set start_expires_at = now() - interval '1 second' where token = $1`, [
      who.flow_token,
    ]);
    expect(await who.journey()).toMatchObject({ status: 'expired', details: null });
    expect((await agree(who)).status).toBe(409);
  });
});
