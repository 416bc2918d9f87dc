import { ScreeningCategory } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { screeningCheckOf } from '../schema';
import { findTypesOfEntity } from '../store';

/** Categories that an entity has been screened for, in any case. */
export async function listScreenedCategories(
  tx: Transaction,
  ctx: Context,
  entityToken: string,
): Promise<ScreeningCategory[]> {
  const codes = await findTypesOfEntity(tx, ctx, entityToken, 'Screening');
  return ScreeningCategory.options.filter((category) => codes.includes(screeningCheckOf[category]));
}
