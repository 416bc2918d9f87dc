import type { Context } from '@/lib/platform/context';
import { countTogether } from '@/lib/platform/counting';
import type { Condition } from '@/lib/platform/keyset';
import type { ListFilters } from './list-page';

export interface TotalsSource {
  table: string;
  /** The kept totals by the columns that are counted by and `sla_stopped` (docs/adr/0006). */
  resource: string;
}

export type Group<Column extends string> = Record<Column, string | null> & {
  sla_status: string;
  count: number;
};

export type KeptGroup<Column extends string> = Record<Column, string | null> & {
  /** Null while the clock of the row's SLA runs. */
  sla_stopped: string | null;
  count: number;
};

export interface AsTotals<Column extends string> {
  /** The kept totals that fit, if asked for. */
  kept: ListFilters['equals'] | null;
  counted: readonly ListFilters[];
  /** Told apart besides the SLA status. */
  by: readonly Column[];
  slaStatus: Condition;
}

export interface Totals<Column extends string> {
  kept: KeptGroup<Column>[];
  counted: Group<Column>[][];
}

/** Kept totals, and how many rows of each group fit each filter: as of one moment. */
export async function readTotals<Column extends string>(
  ctx: Context,
  { table, resource }: TotalsSource,
  { kept, counted, by, slaStatus }: AsTotals<Column>,
): Promise<Totals<Column>> {
  const columns = by.map((name): [string, Condition] => [name, { sql: name, values: [] }]);
  const groups = { ...Object.fromEntries(columns), sla_status: slaStatus };
  const queries = counted.map((filters) => ({ ...filters, table, groups }));
  const ofKept = kept && { resource, bucket: kept, by: [...by, 'sla_stopped'] };
  const rows = await countTogether(ctx, ofKept, queries);
  const found = Map.groupBy(rows, ({ query }) => query);
  // The groups have the columns that they were asked by.
  const groupsOf = <Of>(query: number) =>
    (found.get(query) ?? []).map(({ group, count }) => ({ ...group, count }) as Of);
  return {
    kept: groupsOf<KeptGroup<Column>>(0),
    counted: counted.map((_, index) => groupsOf<Group<Column>>(index + 1)),
  };
}
