import type { Check as CheckRow } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { inside, type Transaction } from '@/lib/platform/database/transaction';
import { type NewCheck, newChecks } from '../new-row';
import { insertChecks } from '../store';
import { recordWalk } from '../walk';
import { askReusableChecks } from './ask-reusable';

/**
 * Creates checks In Progress, or Reused if a valid Pass of the same type and subject exists (API §3.8, §7.6).
 * Returns them in the order of `inputs`.
 */
export async function createChecks(
  tx: Transaction,
  ctx: Context,
  inputs: readonly NewCheck[],
): Promise<CheckRow[]> {
  if (inputs.length === 0) return [];
  const { earlier } = await readSubqueries(inside(tx, ctx), 'reusable-checks', {
    earlier: askReusableChecks(ctx, inputs),
  });
  const walked = newChecks(ctx, inputs, earlier);
  await insertChecks(
    tx,
    walked.map(({ after }) => after),
  );
  for (const each of walked) recordWalk(tx, ctx, each);
  return walked.map(({ after }) => after);
}
