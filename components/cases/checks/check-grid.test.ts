import { describe, expect, it } from 'vitest';
import { checkGrid, inOrder } from './check-grid';

const parties = [
  { token: 'ent_1', name: 'Harbour Vale Trading Ltd' },
  { token: 'ent_2', name: 'Livia Orsanto' },
  { token: 'ent_3', name: 'Nobody checked' },
];

const check = (token: string, entity_token: string, change: object = {}) => ({
  token,
  entity_token,
  type_code: 'SCR_SANCTIONS' as const,
  status: 'Complete' as const,
  result: 'Pass' as const,
  created_at: '2026-11-12T09:00:00Z',
  ...change,
});

describe('checkGrid', () => {
  it('has a column for each type and a row for each party, also one without a check', () => {
    const grid = checkGrid(parties, [
      check('chk_1', 'ent_1', { type_code: 'SCR_PEP' }),
      check('chk_2', 'ent_1', { type_code: 'COM_REGISTRY', status: 'Failed', result: null }),
      check('chk_3', 'ent_2'),
    ]);
    expect(grid.columns).toEqual(['COM_REGISTRY', 'SCR_SANCTIONS', 'SCR_PEP']);
    expect(grid.rows.map(({ party, checks }) => [party.name, checks.size])).toEqual([
      ['Harbour Vale Trading Ltd', 2],
      ['Livia Orsanto', 1],
      ['Nobody checked', 0],
    ]);
    expect(grid.total).toBe(3);
  });

  it('shows the newest check of each type, in any order', () => {
    const [first, second] = [
      check('chk_1', 'ent_1', { result: 'Refer' }),
      check('chk_2', 'ent_1', { created_at: '2026-11-20T09:00:00Z' }),
    ];
    for (const checks of [
      [first, second],
      [second, first],
    ]) {
      expect(checkGrid(parties, checks).rows[0]?.checks.get('SCR_SANCTIONS')?.token).toBe('chk_2');
    }
  });
});

describe('the checks of a party', () => {
  it('are in one order for every party, those that need something first', () => {
    const checks = [
      check('chk_1', 'ent_1', { type_code: 'SCR_PEP' }),
      check('chk_2', 'ent_1', { result: 'Refer' }),
      check('chk_3', 'ent_1', { type_code: 'COM_REGISTRY' }),
    ];
    const isDone = ({ result }: { result: string }) => result === 'Pass';
    for (const given of [checks, checks.toReversed()])
      expect(inOrder(given, isDone).map(({ token }) => token)).toEqual(['chk_2', 'chk_3', 'chk_1']);
  });
});
