import { describe, expect, it } from 'vitest';
import { connectionsOf, type OwnershipLink } from './ownership';

const link = (owner_token: string, owned_token: string, ownership_percentage: number): OwnershipLink => ({
  owner_token,
  owned_token,
  ownership_percentage,
});

const effective = (links: OwnershipLink[], direction: 'owners' | 'owned' = 'owners') =>
  Object.fromEntries(
    connectionsOf('root', links, direction).connected.map((each) => [each.token, each.effective_percentage]),
  );

/** A seeded generator with the same numbers in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Links from earlier to later entities, so without cycles. */
function aGraph(seed: number): OwnershipLink[] {
  const next = randoms(seed);
  const tokens = ['root', 'a', 'b', 'c', 'd', 'e', 'f'];
  return tokens.flatMap((owned, place) =>
    tokens
      .slice(place + 1)
      .filter(() => next() < 0.5)
      .map((owner) => link(owner, owned, Math.floor(next() * 15))),
  );
}

/** Enumerates every chain. */
function byChains(links: OwnershipLink[], from: string, share = 1): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (token: string, more: number) => sums.set(token, (sums.get(token) ?? 0) + more);
  for (const { owner_token, owned_token, ownership_percentage } of links) {
    if (owned_token !== from) continue;
    const further = share * (ownership_percentage / 100);
    add(owner_token, further);
    for (const [token, more] of byChains(links, owner_token, further)) add(token, more);
  }
  return sums;
}

describe('entities · effective ownership', () => {
  it('multiplies along a chain and adds up over chains', () => {
    const links = [link('a', 'root', 60), link('b', 'root', 40), link('p', 'a', 50), link('p', 'b', 25)];
    expect(effective(links)).toEqual({ a: 60, b: 40, p: 40 });
  });

  it('works downwards as it works upwards', () => {
    const links = [link('root', 'a', 80), link('a', 'b', 50), link('root', 'b', 10)];
    expect(effective(links, 'owned')).toEqual({ a: 80, b: 50 });
  });

  it('returns the direct percentage and the shortest chain', () => {
    const links = [link('a', 'root', 60), link('p', 'a', 50), link('p', 'root', 5)];
    const { connected } = connectionsOf('root', links, 'owners');
    expect(connected.find(({ token }) => token === 'p')).toEqual({
      token: 'p',
      direct_percentage: 5,
      effective_percentage: 35,
      layers: 1,
    });
  });

  it('excludes the link that closes a cycle, and marks it', () => {
    const back = link('a', 'b', 100);
    const links = [link('a', 'root', 50), link('b', 'a', 100), back];
    expect(effective(links)).toEqual({ a: 50, b: 50 });
    expect([...connectionsOf('root', links, 'owners').closing]).toEqual([back]);
  });

  it('ends where a company owns itself', () => {
    const own = link('root', 'root', 10);
    const { connected, closing } = connectionsOf('root', [own, link('a', 'root', 90)], 'owners');
    expect(connected).toHaveLength(1);
    expect(closing).toEqual(new Set([own]));
  });

  it('is fast for a thousand million chains', () => {
    const links = Array.from({ length: 30 }, (_, n) => {
      const [from, to] = [n === 0 ? 'root' : `j${n}`, `j${n + 1}`];
      return [
        link(`x${n}`, from, 50),
        link(`y${n}`, from, 50),
        link(to, `x${n}`, 100),
        link(to, `y${n}`, 100),
      ];
    }).flat();
    expect(effective(links).j30).toBe(100);
  });

  it.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'is the sum over every chain, in random graphs (seed %i)',
    (seed) => {
      const links = aGraph(seed);
      const expected = [...byChains(links, 'root')].map(([token, share]) => [token, share * 100]);
      const found = effective(links);
      expect(Object.keys(found).sort()).toEqual(expected.map(([token]) => token).sort());
      for (const [token = '', share] of expected) expect(found[token]).toBeCloseTo(Number(share), 3);
    },
  );
});
