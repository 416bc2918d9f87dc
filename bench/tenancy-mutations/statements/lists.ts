import { expect } from 'vitest';
import { findPublicList } from '@/lib/domain/watchlists/store/import-versions';
import { isLaterThan } from '@/lib/domain/watchlists/store/later-version';
import { findOwnEntities } from '@/lib/domain/watchlists/store/own-entries';
import { isNameTaken, retireOwnList } from '@/lib/domain/watchlists/store/own-lists';
import { findVersionInForce } from '@/lib/domain/watchlists/store/own-versions';
import { putOutOfForce } from '@/lib/domain/watchlists/store/public-versions';
import {
  findAddedEntries,
  findEntriesOfVersions,
  findRemovedIds,
  findVersionOfList,
  streamEntities,
} from '@/lib/domain/watchlists/store/version-entries';
import { findVersionRow } from '@/lib/domain/watchlists/store/versions';
import { db } from '@/lib/platform/database/db';
import { newToken } from '@/lib/platform/ids';
import type { FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import type { Asked, Calls } from './asked';

/** An own list of the other project. Its two entries are later than its first version. */
const theirName = 'Theirs alone';
const theirList = ({ other }: Asked) => other.tokens.wls ?? '';

const noVersion = 0;
const newestVersion = 1_000_000_000;

const theirVersions = (asked: Asked) => ({
  watchlist_token: theirList(asked),
  from_version: noVersion,
  to_version: newestVersion,
  in_force: newestVersion,
});

const withoutEntries = (asked: Asked) => ({
  ...theirVersions(asked),
  from_version: newestVersion,
  in_force: noVersion,
});

interface TheirEntry {
  name: string;
  version: string;
  imported_at: Date;
  list_entry_id: string;
}

async function theirEntry(asked: Asked) {
  const [entry] = await asOwner<TheirEntry>(
    `select w.name, v.version, v.imported_at, e.list_entry_id
     from watchlists w join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
       join watchlist_entries e on e.watchlist_token = w.token
     where w.token = $1 limit 1`,
    [theirList(asked)],
  );
  if (!entry) throw new Error('the list has entries');
  const { name, version, imported_at, list_entry_id } = entry;
  return { list: { name, version, updated_at: imported_at.toISOString() }, list_entry_id };
}

async function findTheirName(): Promise<string | null> {
  const client = await db().statements.connect();
  try {
    return await findPublicList(client, theirName);
  } finally {
    client.release();
  }
}

async function expectNoPublicEntities(asked: Asked): Promise<void> {
  const version = await findVersionInForce(asked.tx, asked.other.ctx, theirList(asked));
  for await (const entity of streamEntities(version?.id ?? noVersion)) expect(entity).toBeNull();
}

/** Commits immediately, so it creates a new list each time. */
async function putOutOwnName({ other }: Asked): Promise<void> {
  const name = newToken('wls');
  const list = (await other.ask('POST', '/v1/watchlists', { body: { name } })).json.data.token;
  await putOutOfForce(name);
  const { status } = await other.ask('GET', `/v1/watchlists/${list}`);
  await other.ask('DELETE', `/v1/watchlists/${list}`);
  expect(status).toBe(200);
}

export const ofLists: Calls = {
  'a list that ends': (asked) => retireOwnList(asked.tx, asked.ctx, theirList(asked)),
  'the version in force': (asked) => findVersionInForce(asked.tx, asked.ctx, theirList(asked)),
  'entries of a list': (asked) =>
    findOwnEntities(asked.tx, asked.ctx, theirList(asked), [asked.other.tokens.entry ?? '']),
  'a name that another project took': ({ tx, ctx }) => isNameTaken(tx, ctx, theirName),
  'the public list of a name': findTheirName,
  'a public list that goes out of force': putOutOwnName,
  'entities of a public version': expectNoPublicEntities,
  'which version is later': ({ tx, ctx }) => isLaterThan(tx, ctx, { name: theirName, version: '2' }, '1'),
  'entries of versions': async (asked) => findEntriesOfVersions(asked.ctx, [await theirEntry(asked)]),
  'entries that were added': (asked) => findAddedEntries(asked.ctx, theirVersions(asked), 100),
  'entries that were removed': (asked) => findRemovedIds(asked.ctx, withoutEntries(asked)),
  'a version by its name': async (asked) =>
    findVersionRow(asked.ctx, theirList(asked), (await theirEntry(asked)).list.version),
  'the version of a list': (asked) => findVersionOfList(asked.ctx, theirList(asked)),
};

/** Creates the list `theirName`. */
export async function addTheirList({ ask }: FilledProject): Promise<void> {
  const list = (await ask('POST', '/v1/watchlists', { body: { name: theirName } })).json.data.token;
  for (const name of ['Ann Ash', 'Bob Birch'])
    await ask('POST', `/v1/watchlists/${list}/entries`, { body: { name } });
}
