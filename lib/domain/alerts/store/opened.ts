import { millisecondsInDay } from 'date-fns/constants';
import type { Context } from '@/lib/platform/context';
import { rowsOf } from '@/lib/platform/database/statements';
import { startOfDay } from '@/lib/platform/days';
import type { AlertAge } from '../list-schema';
import { openedWithin } from './ages';

const dayAfter = (at: Date) => new Date(startOfDay(at).getTime() + millisecondsInDay);

/**
 * Number of alerts of an age: whole days from the totals by day, partial days at both ends from the rows
 * (docs/adr/0045, docs/adr/0111). The totals are read through a view, because their table belongs to a folder above
 * this one (docs/adr/0024).
 */
export async function countOfAge(ctx: Context, age: AlertAge): Promise<number> {
  const { after, until } = openedWithin(age, ctx.now());
  const [row] = await rowsOf<{ total: string }>(ctx, {
    name: 'alerts-of-an-age',
    text: `select coalesce(sum(delta), 0) as total from (
        select sum(delta) as delta from alerts_opened_by_day
        where project_id = $1 and day >= $4::timestamptz::date
          and day < $5::timestamptz::date
        union all select count(*) from alerts
        where project_id = $1 and created_at > $2::timestamptz and created_at < $4::timestamptz
          and created_at <= $3::timestamptz
        union all select count(*) from alerts
        where project_id = $1 and created_at > $2::timestamptz and created_at >= greatest($4::timestamptz, $5::timestamptz)
          and created_at <= $3::timestamptz
      ) parts`,
    values: [
      ctx.project.id,
      after ?? '-infinity',
      until ?? 'infinity',
      after ? dayAfter(after) : '-infinity',
      until ? startOfDay(until) : 'infinity',
    ],
  });
  return Number(row?.total ?? 0);
}
