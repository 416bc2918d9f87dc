import type { Context } from '@/lib/platform/context';
import type { Part } from '@/lib/platform/parts';
import type { PolicyKind } from '../schema';
import { newestSettings } from '../store';
import type { StoredSettings } from '../stored-settings';

/** Stored settings of the kinds in force, for `policyOf` and `riskModelOf`. */
export const askSettings = (
  ctx: Context,
  kinds: readonly PolicyKind[],
): Part<StoredSettings[] | null, StoredSettings[]> => newestSettings(ctx, kinds);
