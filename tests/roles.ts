import pg from 'pg';
import { inject } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { workerDatabase } from './database';

const urlOf = {
  application: () => workerDatabase().appUrl,
  owner: () => workerDatabase().ownerUrl,
  superuser() {
    const url = new URL(inject('cluster').adminUrl);
    url.pathname = new URL(workerDatabase().ownerUrl).pathname;
    return url.toString();
  },
};

/** A connection to this worker's database in one of its roles. End it when done. */
export async function connectAs(role: keyof typeof urlOf): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf[role]() });
  await client.connect();
  return client;
}

/** Shows the context's project to the connection, as every transaction of ours does. */
export async function showProject(client: pg.Client, ctx: Context): Promise<void> {
  await client.query(`select set_config('app.project_id', $1, false)`, [String(ctx.project.id)]);
}

/** The count of what a statement's `from` and `where` find. */
export async function countRows(
  client: pg.Client,
  fromWhere: string,
  values: unknown[] = [],
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) ${fromWhere}`, values);
  return Number(rows[0]?.count);
}
