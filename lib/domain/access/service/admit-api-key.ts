import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { transaction } from '@/lib/platform/transaction';
import { insertApiKey } from '../store';

/** Stores the keyed hash of a new key: whoever made the key shows it now or never (API §2.1). */
export async function admitApiKey(ctx: Context, key: string, ratePlan: string): Promise<void> {
  const row = { key_hash: keyedHash(key), hint: key.slice(-4), rate_plan: ratePlan };
  await transaction(ctx, (tx) => insertApiKey(tx, ctx, row));
}
