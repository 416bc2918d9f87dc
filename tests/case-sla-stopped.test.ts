import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { slaStatus } from '@/lib/domain/policies/sla';
import { aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';

const stop = new Date('2026-03-10T12:00:00Z');
const hoursOn = (hours: number) => addHours(stop, hours);
const ms = (count: number) => new Date(stop.getTime() + count);
const deadlines = [
  null,
  hoursOn(-72),
  ms(-1),
  stop,
  ms(1),
  hoursOn(23),
  hoursOn(24),
  ms(24 * 3_600_000 - 1),
  hoursOn(90),
];
const warnings = [null, hoursOn(-100), ms(-1), stop, ms(1), hoursOn(50)];
const stops = [
  { closed_at: null, sla_paused_at: null },
  { closed_at: stop, sla_paused_at: null },
  { closed_at: null, sla_paused_at: stop },
];
const rows = deadlines.flatMap((sla_deadline) =>
  warnings.flatMap((sla_warning_at) =>
    stops.map((stopped) => ({ sla_deadline, sla_warning_at, ...stopped })),
  ),
);

describe('cases · sla_stopped', () => {
  it('is the sla_status of a closed or paused case, and null for all others', async () => {
    const { project } = await aProject();
    const found = await asOwner<{ sla_stopped: string | null }>(
      `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at,
         sla_deadline, sla_warning_at, closed_at, sla_paused_at)
       select $1, 'cas_' || lpad(n::text, 4, '0'), n::text, 'Review', 'New', 'Person', now(), now(),
         sla_deadline, sla_warning_at, closed_at, sla_paused_at
       from jsonb_to_recordset($2) as r
         (n int, sla_deadline timestamptz, sla_warning_at timestamptz, closed_at timestamptz, sla_paused_at timestamptz)
       order by r.n returning sla_stopped`,
      [project.id, JSON.stringify(rows.map((row, n) => ({ ...row, n })))],
    );
    const expected = rows.map(
      ({ sla_deadline: deadline, sla_warning_at: warning_at, closed_at, sla_paused_at }) => {
        const now = closed_at ?? sla_paused_at;
        return now && slaStatus({ deadline, warning_at, now });
      },
    );
    expect(found.map(({ sla_stopped }) => sla_stopped)).toEqual(expected);
  });
});
