import type { Match } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { entriesOf, entryOf } from '../same-party';
import { findMatchesOfEntities } from '../store/of-entity';

/**
 * Returns a function that tells whether an alert of the entity, resolved or not, is about the list entry of a match.
 */
export async function listKnownEntries(
  tx: Transaction,
  ctx: Context,
  entityTokens: readonly string[],
): Promise<(entityToken: string, match: Match) => boolean> {
  if (entityTokens.length === 0) return () => false;
  const alerts = await findMatchesOfEntities(tx, ctx, entityTokens);
  const known = new Set(
    alerts.flatMap((alert) => entriesOf(alert).map((entry) => `${alert.entity_token} ${entry}`)),
  );
  return (entityToken, match) => known.has(`${entityToken} ${entryOf(match)}`);
}
