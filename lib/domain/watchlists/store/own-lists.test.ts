import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aProject } from '@/tests/fixtures/factories';
import { addWatchlistEntries } from '../own/add-watchlist-entries';
import { createWatchlist } from '../own/create-watchlist';
import { removeWatchlistEntry } from '../own/remove-watchlist-entry';
import { retireWatchlist } from '../own/retire-watchlist';
import { readOwnLists } from './own-entries';
import { readOwnVersions } from './own-versions';

const ann = { name: 'Ann Ash', list_entry_id: 'a', entity_type: 'person' as const };
const bea = { name: 'Bea Birch', list_entry_id: 'b', entity_type: 'person' as const };

let ctx: Context;
let token: string;

beforeEach(async () => {
  ctx = await aProject();
  ({ token } = await createWatchlist(ctx, { name: 'Former customers', category: 'watchlist' }));
});

describe('watchlists · own lists as the matcher reads them', () => {
  it('have a new version after every change', async () => {
    const seen = new Set([await readOwnVersions(ctx)]);
    const changes = [
      () => addWatchlistEntries(ctx, token, ann),
      () => createWatchlist(ctx, { name: 'Bad payers', category: 'watchlist' }),
      () => removeWatchlistEntry(ctx, token, 'a'),
      () => retireWatchlist(ctx, token),
    ];
    for (const change of changes) {
      await change();
      seen.add(await readOwnVersions(ctx));
    }
    expect(seen.size).toBe(5);
    expect(await readOwnVersions(ctx)).toBe(await readOwnVersions(ctx));
  });

  it('contain the current entries, and nothing of another project', async () => {
    await addWatchlistEntries(ctx, token, [{ ...ann, aliases: ['A. Ash', 'Ann Ash'] }, bea]);
    await removeWatchlistEntry(ctx, token, 'b');
    const [list] = await readOwnLists(ctx);
    expect(list).toMatchObject({ name: 'Former customers', version: '3' });
    expect(list?.entities).toMatchObject([
      {
        list_entry_id: 'a',
        categories: ['watchlist'],
        names: [
          { name: 'Ann Ash', kind: 'primary' },
          { name: 'A. Ash', kind: 'alias' },
        ],
      },
    ]);
    const other = await aProject();
    expect(await readOwnLists(other)).toEqual([]);
    expect(await readOwnVersions(other)).toBe('');
  });
});
