import { listScreenedCategories } from '@/lib/domain/checks/service/list-screened-categories';
import { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { createEntityFlow } from '../create/entity-flow';

/**
 * Creates a screening flow for the categories that the entity was screened for before, or for all. Does not
 * request a run: the sweep does if nobody runs it.
 */
export async function createMonitoringFlow(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
): Promise<string> {
  const screened = await listScreenedCategories(tx, ctx, entityToken);
  const categories = screened.length > 0 ? screened : ScreeningCategory.options;
  return createEntityFlow(tx, ctx, entityToken, categories, 'async');
}
