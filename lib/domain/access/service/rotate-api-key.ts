import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { newApiKey } from '@/lib/platform/crypto';
import { noteRevocation } from '@/lib/platform/records';
import { inside, transaction } from '@/lib/platform/database/transaction';
import type { RatePlanName } from '@/lib/platform/settings/rate-plan';
import { apiKeyRotated } from '../events';
import { findNewestApiKey, updateEndOfApiKeys } from '../store/credentials';
import { createApiKey } from './create-api-key';

/**
 * Issues a new key and revokes the old one in the same transaction, without overlap (API §2.1, §2.6). The new
 * key keeps the plan of the old one; `ratePlan` is used for a project without a key. Returns the key, which
 * is not shown again.
 */
export function rotateApiKey(ctx: Context, ratePlan: RatePlanName): Promise<string> {
  const key = newApiKey(ctx.project.environment);
  return transaction(ctx, async (tx) => {
    const old = await findNewestApiKey(tx, ctx);
    await updateEndOfApiKeys(tx, ctx);
    const token = await createApiKey(inside(tx, ctx), key, old?.rate_plan ?? ratePlan);
    recordEvent(tx, ctx, apiKeyRotated, { token, details: { replaces: old?.token ?? null }, data: {} });
    noteRevocation(tx);
    return key;
  });
}
