import { listScreenedCategories } from '@/lib/domain/checks/service/list-screened-categories';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { createEntityFlow } from '../create/entity-flow';
import { requestFlowRun } from './request-run';

export interface RequestedScreening {
  flow_token: string;
  categories: ScreeningCategory[];
}

/**
 * Repeats the screening checks of the entity in a worker; earlier ones are kept (API §4.1). Null if the
 * entity was never screened.
 */
export async function requestEntityScreening(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
): Promise<RequestedScreening | null> {
  const categories = await listScreenedCategories(tx, ctx, entityToken);
  if (categories.length === 0) return null;
  const flow_token = await createEntityFlow(tx, ctx, entityToken, categories, 'async');
  requestFlowRun(tx, ctx, flow_token);
  return { flow_token, categories };
}
