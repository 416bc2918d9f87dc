import type { PoolClient, QueryResultRow } from 'pg';
import type { ListedEntity, ListVersion } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { db, readRows } from '@/lib/platform/db';
import type { Transaction } from '@/lib/platform/transaction';

/** The lists that every project is screened against have no project of their own. */
const everybody = null;

export async function putOutOfForce(tx: Transaction, name: string): Promise<void> {
  await tx.watchlistVersion.updateMany({
    where: { watchlist: { project_id: everybody, name }, in_force_since: { not: null } },
    data: { in_force_since: null },
  });
}

export interface VersionInForce {
  id: number;
  name: string;
  version: string;
  updated_at: string;
}

export async function listInForce(): Promise<VersionInForce[]> {
  const { rows } = await db().readers.query<Omit<VersionInForce, 'updated_at'> & { in_force_since: Date }>(
    `select v.id, w.name, v.version, v.in_force_since
     from watchlist_versions v join watchlists w on w.token = v.watchlist_token
     where v.in_force_since is not null and v.project_id is null order by w.name`,
  );
  return rows.map(({ in_force_since, ...row }) => ({ ...row, updated_at: in_force_since.toISOString() }));
}

/** Whether entry `e` stands in version `version`, both as SQL writes them. */
const standsIn = (version: string) =>
  `(e.from_version <= ${version} and (e.until_version is null or e.until_version > ${version}))`;

const rowsAtATime = 5000;

/**
 * The rows of one query as they are read, through a cursor of the server: a few thousand are held at a time. All of
 * them are of one moment, whatever is imported meanwhile.
 */
async function* streamRows<Row extends QueryResultRow>(text: string, values: unknown[]): AsyncGenerator<Row> {
  const client = await db().readers.connect();
  let ended = false;
  try {
    await client.query('begin read only');
    await client.query(`declare streamed no scroll cursor for ${text}`, values);
    yield* fetched<Row>(client);
    await client.query('commit');
    ended = true;
  } finally {
    // Whoever stopped in the middle left the cursor open: the connection goes with it.
    client.release(!ended);
  }
}

async function* fetched<Row extends QueryResultRow>(client: PoolClient): AsyncGenerator<Row> {
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${rowsAtATime} from streamed`);
    yield* rows;
    if (rows.length < rowsAtATime) return;
  }
}

/** The entities of one version of a public list in the order of their ids, one after the other. */
export async function* streamEntities(versionId: number): AsyncGenerator<ListedEntity> {
  const rows = streamRows<{ entity: ListedEntity }>(
    `select e.entity from watchlist_versions v join watchlist_entries e
       on e.watchlist_token = v.watchlist_token and ${standsIn('v.id')}
     where v.id = $1 and v.project_id is null order by e.list_entry_id`,
    [versionId],
  );
  for await (const { entity } of rows) yield entity;
}

/**
 * An entry as a version of a list held it, whatever became of either: of a public list, or of one of the project's
 * own. Null where that version is not kept, or had no such entry.
 *
 * A name of an own list is free when the list retires, and its next one counts from 1 again: what tells them apart is
 * when the version was made.
 */
export async function findEntryOfVersion(
  ctx: Context,
  { name, version, updated_at }: ListVersion,
  listEntryId: string,
): Promise<ListedEntity | null> {
  const [row] = await readRows<{ entity: ListedEntity }>(ctx, {
    name: 'watchlists-entry-of-version',
    text: `select e.entity from watchlists w
      join watchlist_versions v on v.watchlist_token = w.token
      join watchlist_entries e on e.watchlist_token = w.token and ${standsIn('v.id')}
      where (w.project_id is null or (w.project_id = $1 and v.imported_at = $4))
        and w.name = $2 and v.version = $3 and e.list_entry_id = $5
      order by w.project_id limit 1`,
    values: [ctx.project.id, name, version, updated_at, listEntryId],
  });
  return row?.entity ?? null;
}
