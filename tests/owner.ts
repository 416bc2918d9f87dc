import type pg from 'pg';
import type { Context } from '@/lib/platform/context';
import { connectAs } from './roles';

/** One statement by the role that owns the tables, past row-level security: for what no request could do or see. */
export async function asOwner<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await connectAs('owner');
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** How many rows each table holds for the project: what changed nothing leaves these as they were. */
export async function rowCounts({ project }: Context): Promise<Record<string, number>> {
  const tables = await asOwner<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'project_id' order by 1`,
  );
  const counts = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int from "${name}" where project_id = ${project.id}`,
  );
  const rows = await asOwner<{ name: string; count: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
