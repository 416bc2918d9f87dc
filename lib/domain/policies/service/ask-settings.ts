import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import type { PolicyKind } from '../schema';
import { newestSettings } from '../store';
import type { StoredSettings } from '../stored-settings';

/** Stored settings of the kinds in force, for `policyOf` and `riskModelOf`. */
export const askSettings = (
  ctx: Context,
  kinds: readonly PolicyKind[],
): Subquery<StoredSettings[] | null, StoredSettings[]> => newestSettings(ctx, kinds);
