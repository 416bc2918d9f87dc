import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { transaction } from '@/lib/platform/database/transaction';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';
import { insertApiKey } from '../store/credentials';

/**
 * Stores the keyed hash of a new key. The key itself cannot be shown again (API §2.1). Returns the `key_`
 * token.
 */
export function createApiKey(ctx: Context, key: string, ratePlan: RatePlanName): Promise<string> {
  const row = { key_hash: keyedHash(key), hint: key.slice(-4), rate_plan: ratePlan };
  return transaction(ctx, (tx) => insertApiKey(tx, ctx, row));
}
