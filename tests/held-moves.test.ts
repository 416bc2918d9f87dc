import { afterEach, describe, expect, it } from 'vitest';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';
import { getAlert } from '@/lib/domain/alerts/service/get';
import type { Context } from '@/lib/platform/context';
import { followHeldMoves } from '@/processes/held-moves';
import { anAlert, aProject, aUser } from '@/tests/fixtures/factories';
import { patience, until } from '@/tests/fixtures/until';
import type { Stoppable } from '@/processes/stop-when-asked';

let worker: Stoppable | undefined;
afterEach(() => worker?.stop());

/** An alert acknowledged at `ctx.now()` with a hold of one second. */
async function aHeldAlert(ctx: Context): Promise<string> {
  const { token } = await anAlert(ctx);
  await acknowledgeAlert(ctx, token, { hold_seconds: 1 });
  return token;
}
const movedOf = (ctx: Context, token: string) =>
  until(
    () => getAlert(ctx, token),
    ({ held }) => held === null,
  );

describe('held moves', () => {
  it(
    'that became due while no worker ran are made by the next one',
    async () => {
      const ctx = await aProject();
      const hourAgo = new Date(Date.now() - 3_600_000);
      const tokens = [];
      for (let n = 0; n < 10; n += 1) tokens.push(await aHeldAlert({ ...ctx, now: () => hourAgo }));
      worker = followHeldMoves();
      for (const token of tokens) expect((await movedOf(ctx, token)).status).toBe('Acknowledged');
    },
    patience.timeout,
  );

  it(
    'are made by a running worker soon after their time, and never before it',
    async () => {
      worker = followHeldMoves();
      const ctx = await aProject();
      const token = await aHeldAlert(ctx);
      const { held } = await getAlert(ctx, token);
      const { updated_at } = await movedOf(ctx, token);
      const lateMs = new Date(updated_at).getTime() - new Date(held?.until ?? 0).getTime();
      expect(lateMs).toBeGreaterThanOrEqual(0);
      // A worker that makes held moves only once a minute is noticed, and a slow machine is not.
      expect(lateMs).toBeLessThan(20_000);
    },
    patience.timeout,
  );

  it(
    'that cannot be made do not delay others',
    async () => {
      const ctx = await aProject();
      const hourAgo = new Date(Date.now() - 3_600_000);
      const then = { ...ctx, now: () => hourAgo };
      const reviewer = await aUser(ctx, { role: 'reviewer' });
      const refused = (await anAlert(then)).token;
      const asked = { reason: 'Look.', escalate_to: reviewer, hold_seconds: 1 };
      await escalateAlert({ ...then, actor: { id: 'usr_gone', name: 'Gone', type: 'user' } }, refused, asked);
      const made = await aHeldAlert(then);
      worker = followHeldMoves();
      expect((await movedOf(ctx, refused)).status).toBe('Open');
      expect((await movedOf(ctx, made)).status).toBe('Acknowledged');
    },
    patience.timeout,
  );

  it(
    'of a project with many do not delay those of another, which became due later',
    async () => {
      const [busy, other] = [await aProject(), await aProject()];
      const then = (minutes: number) => new Date(Date.now() - minutes * 60_000);
      const many: string[] = [];
      for (let n = 0; n < 20; n += 1) many.push(await aHeldAlert({ ...busy, now: () => then(2) }));
      const one = await aHeldAlert({ ...other, now: () => then(1) });
      worker = followHeldMoves();
      const made = (await movedOf(other, one)).updated_at;
      const earlier: string[] = [];
      for (const token of many) {
        const { updated_at } = await movedOf(busy, token);
        if (updated_at < made) earlier.push(token);
      }
      // The first ones begin with it, and a few follow them while it is made.
      expect(earlier.length).toBeLessThan(10);
    },
    patience.timeout,
  );
});
