import { describe, expect, it, vi } from 'vitest';
import { madeUpEntities, madeUpList } from '@/lib/domain/screening/fixtures/made-up-list';
import { aProject } from '@/tests/fixtures/factories';
import type { Context } from '@/lib/platform/context';
import { TimeSlices } from '@/lib/platform/work/time-slices';
import { readOwnVersions } from '../store/own-versions';
import { addWatchlistEntries } from './add-watchlist-entries';
import { createWatchlist } from './create-watchlist';
import { buildInSteps, cachedMatchers } from './matcher';
import { retireWatchlist } from './retire-watchlist';

async function aList(ctx: Context): Promise<string> {
  const { token } = await createWatchlist(ctx, { name: 'Former customers', category: 'watchlist' });
  await addWatchlistEntries(ctx, token, { name: 'Quillon Brandeth', entity_type: 'person' });
  return token;
}

async function aProjectWithList() {
  const ctx = await aProject();
  return { ctx, token: await aList(ctx) };
}

/** Builds stop after their first step, until they are released. */
function heldBuilds() {
  const held: Array<() => void> = [];
  let afterEvents = (callback: () => void): void => void held.push(callback);
  let ms = 0;
  const limits = { sliceMs: 1, turnMs: 1, maxOwners: 1 };
  const slices = new TimeSlices(limits, {
    now: () => ms++,
    afterEvents: (callback) => afterEvents(callback),
  });
  return {
    matcherOf: cachedMatchers(1000, slices),
    begun: () => vi.waitUntil(() => held.length > 0, { timeout: 10_000 }),
    release() {
      afterEvents = (callback) => void setImmediate(callback);
      for (const callback of held.splice(0)) callback();
    },
  };
}

describe('watchlists · own matcher', () => {
  it('is built once for concurrent requests, and cached', async () => {
    const { ctx } = await aProjectWithList();
    const matcherOf = cachedMatchers(1000);
    const [first, ...others] = await Promise.all([matcherOf(ctx), matcherOf(ctx), matcherOf(ctx)]);
    for (const other of [...others, await matcherOf(ctx)]) expect(other).toBe(first);
  });

  it('includes a change that was made while an earlier build is running', async () => {
    const { ctx, token } = await aProjectWithList();
    const matcherOf = cachedMatchers(1000);
    const before = matcherOf(ctx);
    await addWatchlistEntries(ctx, token, { name: 'Anna Ashford', entity_type: 'person' });
    expect((await matcherOf(ctx))?.nameCount).toBe(2);
    await before;
  });

  it('includes a change that was made while the index was built, also for callers who waited for that index', async () => {
    const { ctx, token } = await aProjectWithList();
    const { matcherOf, begun, release } = heldBuilds();
    const before = matcherOf(ctx);
    await begun();
    await addWatchlistEntries(ctx, token, { name: 'Anna Ashford', entity_type: 'person' });
    const after = matcherOf(ctx);
    await readOwnVersions(ctx);
    release();
    expect((await before)?.nameCount).toBe(1);
    expect((await after)?.nameCount).toBe(2);
    expect(await matcherOf(ctx)).toBe(await after);
  });

  it('is null if the last list was retired while the index was built', async () => {
    const { ctx, token } = await aProjectWithList();
    const { matcherOf, begun, release } = heldBuilds();
    const before = matcherOf(ctx);
    await begun();
    await retireWatchlist(ctx, token);
    const after = matcherOf(ctx);
    release();
    await before;
    expect(await after).toBeNull();
    expect(await matcherOf(ctx)).toBeNull();
  });

  it('reads the versions in force once for simultaneous callers, and again for the next', async () => {
    const { ctx, token } = await aProjectWithList();
    const matcherOf = cachedMatchers(1000);
    const together = [matcherOf(ctx), matcherOf(ctx)];
    expect(together[1]).toBe(together[0]);
    await addWatchlistEntries(ctx, token, { name: 'Anna Ashford', entity_type: 'person' });
    expect((await matcherOf(ctx))?.nameCount).toBe(2);
    await Promise.all(together);
  });

  it('is null if the project has no list, and after the last one is retired', async () => {
    const { ctx, token } = await aProjectWithList();
    const matcherOf = cachedMatchers(1000);
    expect(await matcherOf(await aProject())).toBeNull();
    expect(await matcherOf(ctx)).not.toBeNull();
    await retireWatchlist(ctx, token);
    expect(await matcherOf(ctx)).toBeNull();
  });

  it('is evicted if it is the least recently used and the limit is exceeded', async () => {
    const [a, b, c] = [await aProjectWithList(), await aProjectWithList(), await aProjectWithList()];
    // An index of one name counts as a hundred names.
    const matcherOf = cachedMatchers(250);
    const [ofA, ofB] = [await matcherOf(a.ctx), await matcherOf(b.ctx)];
    expect(await matcherOf(a.ctx)).toBe(ofA);
    const ofC = await matcherOf(c.ctx);
    expect(await matcherOf(a.ctx)).toBe(ofA);
    expect(await matcherOf(c.ctx)).toBe(ofC);
    expect(await matcherOf(b.ctx)).not.toBe(ofB);
  });

  it('is cached even if it alone exceeds the limit', async () => {
    const { ctx } = await aProjectWithList();
    const matcherOf = cachedMatchers(1);
    expect(await matcherOf(ctx)).toBe(await matcherOf(ctx));
  });
});

describe('watchlists · own matcher · building', () => {
  it('can be interrupted while entities are read and while the index is built', () => {
    const entities = Array.from({ length: 1000 }, (_, n) => ({
      ...madeUpEntities[0]!,
      names: [{ name: `Priya${n} Raman${n}`, kind: 'primary' as const, weak: false }],
    }));
    const steps = [...buildInSteps([madeUpList(entities)])].length;
    expect(steps).toBeGreaterThan(2 * entities.length);
  });
});
