import { db } from './db';

/** Sums the deltas of the kept totals, so that reading a total stays cheap (docs/adr/0006, docs/adr/0045). */
export async function foldKeptTotals(): Promise<void> {
  await db().statements.query('select fold_list_totals()');
  await db().statements.query('select fold_day_totals()');
}
