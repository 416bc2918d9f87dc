import { db } from './db';

/** Sums the deltas of the kept totals, so that reading a total stays cheap (docs/adr/0006). */
export async function foldListTotals(): Promise<void> {
  await db().statements.query('select fold_list_totals()');
}
