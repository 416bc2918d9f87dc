import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { SlaStatus } from '@/lib/domain/words';
import { db } from '@/lib/platform/database/db';
import type { Condition } from '@/lib/platform/database/conditions';
import { slaStatus } from './sla';
import { slaAlternatives } from './sla-condition';

const now = new Date('2026-03-10T12:00:00Z');
const hoursOn = (hours: number) => addHours(now, hours);
const ms = (count: number) => new Date(now.getTime() + count);

const deadlines = [
  null,
  hoursOn(-72),
  ms(-1),
  now,
  ms(1),
  hoursOn(23),
  hoursOn(24),
  new Date(hoursOn(24).getTime() - 1),
  hoursOn(90),
];
const warnings = [null, hoursOn(-100), ms(-1), now, ms(1), hoursOn(50)];
const pauses = [null, hoursOn(-80), hoursOn(-1)];
const ends = [null, hoursOn(-90), hoursOn(-2)];

const rows = deadlines.flatMap((deadline) =>
  warnings.flatMap((warning_at) =>
    pauses.flatMap((paused_at) => ends.map((ended_at) => ({ deadline, warning_at, paused_at, ended_at }))),
  ),
);

function stoppedStatus({ ended_at, paused_at, ...row }: (typeof rows)[number]): SlaStatus | null {
  const stopped_at = ended_at ?? paused_at;
  return stopped_at && slaStatus({ ...row, now: stopped_at });
}

async function found({ sql, values }: Condition): Promise<number[]> {
  let place = 1;
  const { rows: matching } = await db().statements.query<{ index: number }>(
    `select index from jsonb_to_recordset($1) as rows
       (index int, sla_deadline timestamptz, sla_warning_at timestamptz, sla_paused_at timestamptz,
        sla_stopped text)
     where (${sql.replaceAll('?', () => `$${(place += 1)}`)}) order by index`,
    [
      JSON.stringify(
        rows.map(({ deadline, warning_at, paused_at, ended_at }, index) => ({
          index,
          sla_deadline: deadline,
          sla_warning_at: warning_at,
          sla_paused_at: paused_at,
          // As in the generated columns, which other tests verify.
          sla_stopped: stoppedStatus({ deadline, warning_at, paused_at, ended_at }),
        })),
      ),
      ...values,
    ],
  );
  return matching.map(({ index }) => index);
}

const indexesWith = (status: SlaStatus, clockOf: (row: (typeof rows)[number]) => Date) =>
  rows.flatMap((row, index) => (slaStatus({ ...row, now: clockOf(row) }) === status ? [index] : []));

describe.each(SlaStatus.options)('sla · condition for %s', (status) => {
  it('finds exactly the rows with this slaStatus, as of their pause or resolution', async () => {
    const expected = indexesWith(status, ({ ended_at, paused_at }) => ended_at ?? paused_at ?? now);
    expect(expected.length).toBeGreaterThan(0);
    const [stopped, running] = slaAlternatives(status, now);
    const both = [...(await found(stopped)), ...(await found(running))];
    expect(both.sort((a, b) => a - b)).toEqual(expected);
  });
});
