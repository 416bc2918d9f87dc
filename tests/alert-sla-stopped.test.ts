import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { slaStatus } from '@/lib/domain/policies/sla';
import { anAlert, aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';

const stop = new Date('2026-03-10T12:00:00Z');
const hoursOn = (hours: number) => addHours(stop, hours);
const ms = (count: number) => new Date(stop.getTime() + count);
const deadlines = [
  hoursOn(-72),
  ms(-1),
  stop,
  ms(1),
  hoursOn(23),
  ms(24 * 3_600_000 - 1),
  hoursOn(24),
  hoursOn(90),
];
const warnings = [hoursOn(-100), ms(-1), stop, ms(1), hoursOn(50)];
const stops = [
  { resolved_at: null, sla_paused_at: null },
  { resolved_at: stop, sla_paused_at: null },
  { resolved_at: null, sla_paused_at: stop },
];
const rows = deadlines.flatMap((sla_deadline) =>
  warnings.flatMap((sla_warning_at) =>
    stops.map((stopped) => ({ sla_deadline, sla_warning_at, ...stopped })),
  ),
);

describe('alerts · sla_stopped', () => {
  it('is the sla_status of a resolved or paused alert, and null for all others', async () => {
    const { token } = await anAlert(await aProject());
    for (const { sla_deadline, sla_warning_at, resolved_at, sla_paused_at } of rows) {
      const [row] = await asOwner<{ sla_stopped: string | null }>(
        `update alerts set sla_deadline = $2, sla_warning_at = $3, resolved_at = $4, sla_paused_at = $5
         where token = $1 returning sla_stopped`,
        [token, sla_deadline, sla_warning_at, resolved_at, sla_paused_at],
      );
      const now = sla_paused_at ?? resolved_at;
      const expected = now && slaStatus({ deadline: sla_deadline, warning_at: sla_warning_at, now });
      expect(row?.sla_stopped).toBe(expected);
    }
  });
});
