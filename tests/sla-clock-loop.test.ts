import { afterEach, describe, expect, it } from 'vitest';
import type { Loop } from '@/lib/platform/work/loop';
import { followSlaClocks } from '@/processes/sla-clocks';
import { anAlert, aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { patience, until } from '@/tests/fixtures/until';

const workers: Loop[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

/** An alert whose warning or deadline is this many milliseconds away. */
async function anAlertDueIn(ms: number, column: 'sla_warning_at' | 'sla_deadline'): Promise<string> {
  const { token } = await anAlert(await aProject());
  await asOwner(
    `update alerts set ${column} = now() + $2 * interval '1 millisecond',
       sla_warned_at = case when $3 = 'sla_deadline' then now() end where token = $1`,
    [token, ms, column],
  );
  return token;
}

const sentOf = (token: string) =>
  asOwner<{ type: string }>(`select type from events where data ->> 'token' = $1 and type like 'sla.%'`, [
    token,
  ]);

describe('SLA clocks', () => {
  it(
    'fire in every project, once with two workers, both what became due while none ran and what becomes due later',
    async () => {
      const overdue = [await anAlertDueIn(-60_000, 'sla_warning_at'), await anAlertDueIn(-1, 'sla_deadline')];
      workers.push(followSlaClocks(), followSlaClocks());
      const coming = await anAlertDueIn(300, 'sla_deadline');
      for (const token of [...overdue, coming]) {
        await until(
          () => sentOf(token),
          (events) => events.length > 0,
        );
      }
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      workers.push(followSlaClocks());
      for (const token of [...overdue, coming]) expect(await sentOf(token)).toHaveLength(1);
      const [fired] = await asOwner<{ early: boolean }>(
        'select sla_breached_at < sla_deadline as early from alerts where token = $1',
        [coming],
      );
      expect(fired?.early).toBe(false);
    },
    patience.timeout,
  );

  it(
    'of a project that fails do not delay others',
    async () => {
      const broken = await anAlertDueIn(-60_000, 'sla_deadline');
      // Its next event would have the position of an existing one.
      await asOwner(
        `update event_heads set position = 0 where project_id = (select project_id from alerts where token = $1)`,
        [broken],
      );
      workers.push(followSlaClocks());
      const other = await anAlertDueIn(-30_000, 'sla_deadline');
      await until(
        () => sentOf(other),
        (events) => events.length > 0,
      );
      expect(await sentOf(broken)).toEqual([]);
    },
    patience.timeout,
  );
});
