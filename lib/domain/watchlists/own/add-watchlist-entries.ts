import { recordEvent } from '@/lib/domain/audit/record-event';
import type { AuditEventType } from '@/lib/domain/audit/schema';
import { listPage } from '@/lib/domain/list-page';
import type { Page, PageRequest } from '@/lib/domain/operation';
import { containsText } from '@/lib/domain/text-condition';
import type { Watchlist as WatchlistModel } from '@/generated/prisma/client';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { NotFound, ValidationFailed } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { read, type Transaction, transaction } from '@/lib/platform/transaction';
import {
  countOwnLists,
  endOwnEntry,
  endVersionInForce,
  findOwnEntities,
  findOwnList,
  findVersionInForce,
  insertOwnEntries,
  insertOwnList,
  insertVersionInForce,
  isNameTaken,
  listsInForce,
  lockOwnLists,
  measureOwnLists,
  ownEntriesNow,
  type OwnEntryRow,
  type OwnSize,
  type OwnVersion,
  readListInForce,
  retireOwnList,
} from '../store/own';
import { listedEntity, presentEntry, presentWatchlist, type WatchlistRow } from '../present';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type {
  AddedWatchlistEntries,
  AddWatchlistEntries,
  CreateWatchlist,
  NewWatchlistEntry,
  Watchlist,
  WatchlistEntry,
  WatchlistEntryFilters,
  WatchlistFilters,
} from '../schema';

/** Each project keeps an index of its own lists in every process, so they may not grow without bound. */
export const mostOwnLists = 100;
export const mostOwnEntries = 10_000;
/** Of all entries, aliases too: what an index costs is its names, and how long they are. */
export const mostOwnNames = 20_000;
export const mostOwnNameCharacters = 1_000_000;

const refused = (field: string, message: string, code: string) =>
  new ValidationFailed([{ field, message, code }]);

async function requireOwnList(tx: Transaction, ctx: Context, token: string): Promise<WatchlistModel> {
  const found = await findOwnList(tx, ctx, token);
  if (!found) throw new NotFound('watchlist');
  return found;
}

/** A public list or one of the project's own. Throws `NotFound` (404), also for one of another project. */
export async function get(ctx: Context, token: string): Promise<Watchlist> {
  const found = await readListInForce(ctx, token);
  if (!found) throw new NotFound('watchlist');
  return presentWatchlist(found);
}

export function list(ctx: Context, { scope }: WatchlistFilters, page: PageRequest): Promise<Page<Watchlist>> {
  const source = { table: listsInForce, keptColumns: [], present: presentWatchlist };
  const conditions = [{ sql: 'is_public = ?', values: [scope === 'public'] }];
  return listPage<WatchlistRow, Watchlist>(ctx, source, { equals: {}, conditions }, page);
}

const entries = {
  table: ownEntriesNow,
  keptColumns: [],
  tieBreaker: 'list_entry_id',
  present: (row: OwnEntryRow) => presentEntry(row.entity, row.created_at),
};

/** Throws `NotFound` (404), also for a list that is not the project's own. */
export async function listEntries(
  ctx: Context,
  token: string,
  { q, entity_type }: WatchlistEntryFilters,
  page: PageRequest,
): Promise<Page<WatchlistEntry>> {
  await read(ctx, (tx) => requireOwnList(tx, ctx, token));
  const conditions = q === undefined ? [] : [containsText(['name', 'list_entry_id'], q)];
  const filters = { equals: { watchlist_token: token, entity_type }, conditions };
  return listPage<OwnEntryRow, WatchlistEntry>(ctx, entries, filters, page);
}

function record(
  tx: Transaction,
  ctx: Context,
  type: AuditEventType,
  list: WatchlistModel,
  details: object,
): void {
  const target = { type: 'watchlist' as const, token: list.token };
  recordEvent(tx, ctx, { type, target, details: { name: list.name, ...details }, data: details });
}

/** Throws `ValidationFailed` (400) for a name that another list has, and past the most lists of a project. */
export function create(ctx: Context, { name, category }: CreateWatchlist): Promise<Watchlist> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    if (await isNameTaken(tx, ctx, name)) {
      throw refused('name', 'is the name of another list', 'not_unique');
    }
    if ((await countOwnLists(tx, ctx)) >= mostOwnLists) {
      throw refused('name', `would be more than ${mostOwnLists} lists of a project`, 'too_many');
    }
    const created = await insertOwnList(tx, ctx, { token: newToken('wls'), name, category });
    const version = await insertVersionInForce(tx, ctx, {
      watchlist_token: created.token,
      version: '1',
      entity_count: 0,
      name_count: 0,
    });
    record(tx, ctx, 'watchlist.created', created, { category });
    const updated_at = version.imported_at;
    return presentWatchlist({ ...version, ...created, is_public: false, updated_at });
  });
}

/** Puts another version of an own list in force, with so many entities and names more. */
async function nextVersion(
  tx: Transaction,
  ctx: Context,
  list: string,
  more: { entities: number; names: number },
): Promise<OwnVersion> {
  const before = await findVersionInForce(tx, ctx, list);
  if (!before) throw new Error('An own list that is not retired has a version in force.');
  await endVersionInForce(tx, ctx, list);
  return insertVersionInForce(tx, ctx, {
    watchlist_token: list,
    version: String(Number(before.version) + 1),
    entity_count: before.entity_count + more.entities,
    name_count: before.name_count + more.names,
  });
}

function sizeOf(entities: readonly ListedEntity[]): OwnSize {
  const names = entities.flatMap((entity) => entity.names);
  // Code points, as the database counts them.
  const characters = names.reduce((sum, { name }) => sum + [...name].length, 0);
  return { entries: entities.length, names: names.length, characters };
}

async function refuseKnownIds(
  tx: Transaction,
  ctx: Context,
  list: string,
  entities: readonly ListedEntity[],
  fieldAt: (n: number) => string,
): Promise<void> {
  const ids = entities.map((entity) => entity.list_entry_id);
  const known = new Set((await findOwnEntities(tx, ctx, list, ids)).map((entity) => entity.list_entry_id));
  const repeated = ids.flatMap((id, n) => (known.has(id) || ids.indexOf(id) !== n ? [n] : []));
  if (repeated.length === 0) return;
  throw new ValidationFailed(
    repeated.map((n) => ({
      field: fieldAt(n),
      message: 'is the id of another entry',
      code: 'not_unique',
    })),
  );
}

const mostOf: Record<keyof OwnSize, readonly [most: number, of: string]> = {
  entries: [mostOwnEntries, 'entries'],
  names: [mostOwnNames, 'names, aliases among them,'],
  characters: [mostOwnNameCharacters, 'characters of names'],
};

async function refusePastMost(
  tx: Transaction,
  ctx: Context,
  entities: readonly ListedEntity[],
): Promise<void> {
  const before = await measureOwnLists(tx, ctx);
  const more = sizeOf(entities);
  for (const measure of ['entries', 'names', 'characters'] as const) {
    const [most, of] = mostOf[measure];
    if (before[measure] + more[measure] <= most) continue;
    const message = `a project's own lists hold at most ${most} ${of}, and these hold ${before[measure]}`;
    throw refused('entries', message, 'too_many');
  }
}

/**
 * Adds all entries or none, as a new version of the list. Throws `NotFound` (404), and `ValidationFailed` (400) for an
 * id that the list has already, and past the most entries, names, or characters of names of a project.
 */
export function addEntries(
  ctx: Context,
  token: string,
  added: AddWatchlistEntries,
): Promise<AddedWatchlistEntries> {
  return transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const own = await requireOwnList(tx, ctx, token);
    // Only create() writes the column, with a value of the schema.
    const category = own.category as ScreeningCategory;
    const toEntity = (entry: NewWatchlistEntry) =>
      listedEntity(entry, entry.list_entry_id ?? newToken('entry'), category);
    const entities = [added].flat().map(toEntity);
    const fieldAt = (n: number) => (Array.isArray(added) ? `${n}.list_entry_id` : 'list_entry_id');
    await refuseKnownIds(tx, ctx, token, entities, fieldAt);
    await refusePastMost(tx, ctx, entities);
    const { entries: entryCount, names } = sizeOf(entities);
    const version = await nextVersion(tx, ctx, token, { entities: entryCount, names });
    await insertOwnEntries(tx, ctx, version, entities);
    const details = { entries: entities.length, version: version.version };
    record(tx, ctx, 'watchlist.entries_added', own, details);
    const presented = entities.map((entity) => presentEntry(entity, version.imported_at));
    const [first] = presented;
    return Array.isArray(added) || !first ? presented : first;
  });
}

/** Removes an entry, as a new version of the list. Throws `NotFound` (404). */
export async function removeEntry(ctx: Context, token: string, listEntryId: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const own = await requireOwnList(tx, ctx, token);
    const [entity] = await findOwnEntities(tx, ctx, token, [listEntryId]);
    if (!entity) throw new NotFound('entry');
    const version = await nextVersion(tx, ctx, token, { entities: -1, names: -entity.names.length });
    await endOwnEntry(tx, ctx, version, listEntryId);
    record(tx, ctx, 'watchlist.entry_removed', own, {
      list_entry_id: listEntryId,
      version: version.version,
    });
  });
}

/** Takes an own list out of screening; its versions stay, and its name is free. Throws `NotFound` (404). */
export async function retire(ctx: Context, token: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    await lockOwnLists(tx, ctx);
    const own = await requireOwnList(tx, ctx, token);
    await endVersionInForce(tx, ctx, token);
    await retireOwnList(tx, ctx, token);
    record(tx, ctx, 'watchlist.retired', own, {});
  });
}
