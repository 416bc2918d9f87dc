import { describe, expect, it } from 'vitest';
import { ownershipTrees } from './ownership';

const company = (token: string, owners: [owner: string, share: number][], role?: string) => ({
  token,
  role,
  owners: owners.map(([entity_token, ownership_percentage]) => ({
    entity_token,
    ownership_percentage,
    name: `the name of ${entity_token}`,
  })),
});

const names = new Map([
  ['a', 'Acme'],
  ['b', 'Beta'],
  ['p', 'Ann'],
]);

const treeOf = (...entities: object[]) =>
  [
    ...ownershipTrees(
      entities.map((each) => ({ ...each })),
      names,
    ),
  ].map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);

describe('evidence packs · ownership', () => {
  it('shows the owners below what they own, the largest first, and their share of the whole', () => {
    const acme = company(
      'a',
      [
        ['q', 25],
        ['b', 75],
      ],
      'Primary',
    );
    const beta = company('b', [['p', 60]], 'UBO');
    expect(treeOf(acme, beta, company('p', [], 'Director'))).toEqual([
      'Subject of the case · Acme',
      '  75% · Owner · Beta',
      '    60% · 45% in all · Director · Ann',
      '  25% · the name of q',
    ]);
  });

  it('shows the owners of a company with several places once', () => {
    const acme = company('a', [
      ['b', 50],
      ['c', 40],
    ]);
    expect(treeOf(acme, company('b', [['p', 100]]), company('c', [['b', 10]]))).toEqual([
      'Acme',
      '  50% · Beta',
      '    100% · 54% in all · Ann',
      '  40% · the name of c',
      '    10% · 54% in all · its owners are shown above · Beta',
    ]);
  });

  it('ends where companies own each other', () => {
    expect(treeOf(company('a', [['b', 50]]), company('b', [['a', 50]]))).toEqual([
      'Acme',
      '  50% · Beta',
      '    50% · its owners are shown above · Acme',
    ]);
  });

  it('grows with the owners, not with the chains between them', () => {
    const count = 60;
    const all = Array.from({ length: count }, (_, n) => n);
    const dense = all.map((n) =>
      company(
        `c${n}`,
        all.slice(n + 1).map((owner) => [`c${owner}`, 1]),
      ),
    );
    expect(treeOf(...dense)).toHaveLength(1 + (count * (count - 1)) / 2);
  });

  it('shows nothing where nobody owns anything', () => {
    expect(treeOf(company('a', []))).toEqual([]);
  });
});
