import { beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

const columns = 'project_id, resource, measure, day::text, bucket::text';
const sums = 'delta, started_seconds, lasted_seconds, in_time';
const summed = sums
  .split(', ')
  .map((name) => `sum(${name})::text as ${name}`)
  .join(', ');

let older: Awaited<ReturnType<typeof olderDatabase>>;
const asOwner = (text: string) => withClient(older.ownerUrl, (owner) => owner.query(text));

/** The folded totals of days and months, derived from those by day and bucket. */
const spansFollow = `
  select t.project_id, resource, measure, span, s.day::text, counted_by, label,
    coalesce(bucket ->> 'status' <> 'Closed', false) as is_open, ${summed}
  from day_totals t
  cross join lateral (values ('day', t.day), ('month', date_trunc('month', t.day)::date)) s (span, day)
  cross join lateral (values ('', ''), ('status', bucket ->> 'status'), ('type', bucket ->> 'type'),
    ('entity_category', bucket ->> 'entity_category'), ('risk_tier', coalesce(bucket ->> 'risk_tier', 'none'))
  ) c (counted_by, label)
  where is_folded and measure <> 'now' and label is not null and (resource = 'cases' or counted_by = '')
  group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(delta) <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8`;

async function expectExactSpans() {
  const { rows: kept } = await asOwner(`
    select project_id, resource, measure, span, day::text, counted_by, label, is_open, ${summed}
    from span_totals where delta <> 0 group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8`);
  expect(kept.length).toBeGreaterThan(80);
  expect(kept).toEqual((await asOwner(spansFollow)).rows);
}

/** Cases and alerts of two projects from before the totals by day; those with even numbers have ended. */
beforeAll(async () => {
  older = await olderDatabase('20261122010700_day_totals');
  await asOwner(`
    insert into projects (hash, name, environment) values ('a', 'A', 'staging'), ('b', 'B', 'staging');
    insert into cases (project_id, token, name, type, status, entity_category, sla_deadline, created_at, updated_at, closed_at)
    select 1 + n % 2, 'cas_' || n, n::text, 'Review', case n % 2 when 0 then 'Closed' else 'New' end, 'Person',
      now() - n * interval '4 hours', now() - n * interval '7 hours', now(),
      case n % 2 when 0 then now() - n * interval '3 hours' end from generate_series(1, 40) n;
    insert into alerts (project_id, token, type, category, status, priority, priority_score, sla_deadline, sla_warning_at,
      summary, created_at, updated_at, resolved_at)
    select 1 + n % 2, 'alt_' || n, 'Screening', 'PEP Match', 'Resolved', 'High', 70, now() - n * interval '4 hours', now(),
      'A match.', now() - n * interval '7 hours', now(), now() - n * interval '5 hours' from generate_series(1, 40) n`);
  await migrate(older.ownerUrl);
});

async function expectExact() {
  const { rows: kept } = await asOwner(`
    select ${columns}, ${summed} from day_totals where measure <> 'now' group by 1, 2, 3, 4, 5
    having sum(delta) <> 0 order by 1, 2, 3, 4, 5`);
  const { rows: counted } = await asOwner(`
    select ${columns}, ${summed}
    from (select *, (at at time zone 'UTC')::date as day from dated_rows where at is not null) dated
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`);
  expect(kept.length).toBeGreaterThan(20);
  expect(kept).toEqual(counted);
}

describe('totals by day', () => {
  it('count the rows that existed before them', expectExact);

  it('are added up by month and by column when they are folded', expectExactSpans);

  it('stay exact after updates, deletes and folds, which leave one row for each bucket of a day', async () => {
    await asOwner(`update cases set status = 'Closed', closed_at = now() where token in ('cas_1', 'cas_3')`);
    await asOwner(`update alerts set status = 'Open', resolved_at = null where token = 'alt_4'`);
    await asOwner(`delete from alerts where token = 'alt_6'`);
    await expectExact();
    for (let folds = 0; folds < 2; folds += 1) {
      await withClient(older.appUrls.probity_worker, (worker) => worker.query('select fold_day_totals()'));
      await expectExact();
      await expectExactSpans();
    }
    const { rows } = await asOwner(
      `select from day_totals group by ${columns.replaceAll('::text', '')} having count(*) > 1 or sum(delta) = 0`,
    );
    expect(rows).toEqual([]);
  });
});
