import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { madeUpEntities, madeUpList } from '@/lib/domain/screening/fixtures/made-up-list';
import { aProject } from '@/prisma/seed/factories';
import type { Context } from '@/lib/platform/context';
import { buildInTurns, keptMatchers } from './own-matcher';
import { addEntries, create, retire } from './service/own-lists';

async function aList(ctx: Context): Promise<string> {
  const { token } = await create(ctx, { name: 'Former customers', category: 'watchlist' });
  await addEntries(ctx, token, { name: 'Quillon Brandeth', entity_type: 'person' });
  return token;
}

async function aProjectWithList() {
  const ctx = await aProject();
  return { ctx, token: await aList(ctx) };
}

describe('watchlists · own matcher', () => {
  it('is built once for all who ask meanwhile, and stays', async () => {
    const { ctx } = await aProjectWithList();
    const matcherOf = keptMatchers(1000);
    const [first, ...others] = await Promise.all([matcherOf(ctx), matcherOf(ctx), matcherOf(ctx)]);
    for (const other of [...others, await matcherOf(ctx)]) expect(other).toBe(first);
  });

  it('is of the lists as they were when it was asked for, though another is being built', async () => {
    const { ctx, token } = await aProjectWithList();
    const matcherOf = keptMatchers(1000);
    const before = matcherOf(ctx);
    await addEntries(ctx, token, { name: 'Anna Ashford', entity_type: 'person' });
    expect((await matcherOf(ctx))?.nameCount).toBe(2);
    await before;
  });

  it('is null without a list, and once the last one is retired', async () => {
    const { ctx, token } = await aProjectWithList();
    const matcherOf = keptMatchers(1000);
    expect(await matcherOf(await aProject())).toBeNull();
    expect(await matcherOf(ctx)).not.toBeNull();
    await retire(ctx, token);
    expect(await matcherOf(ctx)).toBeNull();
  });

  it('goes when it is the one that was not asked for the longest, and others need the room', async () => {
    const [a, b, c] = [await aProjectWithList(), await aProjectWithList(), await aProjectWithList()];
    // An index of one name counts as a hundred names.
    const matcherOf = keptMatchers(250);
    const [ofA, ofB] = [await matcherOf(a.ctx), await matcherOf(b.ctx)];
    expect(await matcherOf(a.ctx)).toBe(ofA);
    const ofC = await matcherOf(c.ctx);
    expect(await matcherOf(a.ctx)).toBe(ofA);
    expect(await matcherOf(c.ctx)).toBe(ofC);
    expect(await matcherOf(b.ctx)).not.toBe(ofB);
  });

  it('stays though it is larger than all may be together', async () => {
    const { ctx } = await aProjectWithList();
    const matcherOf = keptMatchers(1);
    expect(await matcherOf(ctx)).toBe(await matcherOf(ctx));
  });
});

describe('watchlists · own matcher · building', () => {
  it('lets others have their turn after every few entities', async () => {
    const entities = Array.from({ length: 1000 }, () => madeUpEntities[0]!);
    let built = false;
    const building = buildInTurns([madeUpList(entities)]).finally(() => (built = true));
    let turns = 0;
    for (; !built; turns += 1) await nextTurn();
    expect(turns).toBeGreaterThanOrEqual(100);
    expect((await building).nameCount).toBeGreaterThan(0);
  });
});
