import type { Transaction } from '@/lib/platform/transaction';
import { db } from '@/lib/platform/db';
import { newToken } from '@/lib/platform/ids';
import type { ListedEntity, ParsedList } from './schema';

/** The lists that every project is screened against have no project of their own. */
const everybody = null;

export async function findOrInsertWatchlist(tx: Transaction, name: string): Promise<string> {
  const known = await tx.watchlist.findFirst({
    where: { project_id: everybody, name },
    select: { token: true },
  });
  if (known) return known.token;
  const token = newToken('wls');
  await tx.watchlist.create({ data: { token, project_id: everybody, name } });
  return token;
}

export function findVersion(tx: Transaction, watchlistToken: string, version: string) {
  return tx.watchlistVersion.findUnique({
    where: { watchlist_token_version: { watchlist_token: watchlistToken, version } },
  });
}

/** Rows a statement: enough to be quick, few enough for one message. */
const batchSize = 2000;

async function insertEntries(tx: Transaction, versionId: number, entities: ListedEntity[]): Promise<void> {
  for (let from = 0; from < entities.length; from += batchSize) {
    const batch = JSON.stringify(entities.slice(from, from + batchSize));
    await tx.$executeRaw`
      insert into watchlist_entries (version_id, list_entry_id, entity_type, primary_name, entity)
      select ${versionId}::int, e ->> 'list_entry_id', e ->> 'entity_type', e ->> 'primary_name', e
      from jsonb_array_elements(${batch}::jsonb) e`;
  }
}

export async function insertVersion(
  tx: Transaction,
  watchlistToken: string,
  list: ParsedList,
): Promise<number> {
  const { id } = await tx.watchlistVersion.create({
    data: {
      watchlist_token: watchlistToken,
      version: list.version,
      entity_count: list.entities.length,
      name_count: list.entities.reduce((sum, entity) => sum + entity.names.length, 0),
    },
  });
  await insertEntries(tx, id, list.entities);
  return id;
}

/** From here on screening uses this version of its list, and no other. */
export async function putInForce(tx: Transaction, watchlistToken: string, versionId: number): Promise<void> {
  await tx.watchlistVersion.updateMany({
    where: { watchlist_token: watchlistToken, in_force_since: { not: null } },
    data: { in_force_since: null },
  });
  await tx.watchlistVersion.update({ where: { id: versionId }, data: { in_force_since: new Date() } });
}

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

export async function listEntities(versionId: number): Promise<ListedEntity[]> {
  const { rows } = await db().readers.query<{ entity: ListedEntity }>(
    'select entity from watchlist_entries where version_id = $1 order by list_entry_id',
    [versionId],
  );
  return rows.map((row) => row.entity);
}
