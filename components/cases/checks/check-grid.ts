import type { Check } from '@/lib/domain/checks/schema';
import type { CheckTypeCode } from '@/lib/domain/words';
import { shortCheckName } from '@/lib/domain/check-words';

type GridCheck = Pick<
  Check,
  'token' | 'entity_token' | 'type_code' | 'status' | 'result' | 'settled' | 'created_at'
>;

export interface GridRow<One> {
  party: { token: string; name: string };
  /** The newest check of each type. */
  checks: ReadonlyMap<CheckTypeCode, One>;
}

export interface CheckGrid<One> {
  columns: readonly CheckTypeCode[];
  rows: readonly GridRow<One>[];
  total: number;
}

const codes = Object.keys(shortCheckName) as CheckTypeCode[]; // the keys of a Record of them

/** The checks of a party in the order of the grid's columns, those that still need something first. */
export const inOrder = <One extends Pick<Check, 'type_code'>>(
  checks: readonly One[],
  isDone: (check: One) => boolean,
): One[] =>
  checks.toSorted(
    (a, b) =>
      Number(isDone(a)) - Number(isDone(b)) || codes.indexOf(a.type_code) - codes.indexOf(b.type_code),
  );

function newestOfEach<One extends GridCheck>(checks: readonly One[]): Map<CheckTypeCode, One> {
  const newest = new Map<CheckTypeCode, One>();
  for (const check of checks) {
    const known = newest.get(check.type_code);
    if (!known || known.created_at < check.created_at) newest.set(check.type_code, check);
  }
  return newest;
}

/** The failed checks in the grid: an earlier one that has been replaced by a newer one is not among them. */
export const failedIn = <One extends GridCheck>({ rows }: CheckGrid<One>): One[] =>
  rows.flatMap(({ checks }) => [...checks.values()].filter(({ status }) => status === 'Failed'));

/** All parties × checks, with the newest check of each type. A type without a check has no column. */
export function checkGrid<One extends GridCheck>(
  parties: readonly { token: string; name: string }[],
  checks: readonly One[],
): CheckGrid<One> {
  const rows = parties.map((party) => {
    const newest = newestOfEach(checks.filter(({ entity_token }) => entity_token === party.token));
    return { party, checks: newest };
  });
  return {
    columns: codes.filter((code) => rows.some((row) => row.checks.has(code))),
    rows,
    total: rows.reduce((sum, row) => sum + row.checks.size, 0),
  };
}
