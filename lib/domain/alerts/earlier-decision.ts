import type { Alert } from '@/generated/prisma/client';
import { isListedParty } from '@/lib/domain/checks/outcome';
import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isFalsePositive } from './clearing';
import { partyOf, searchedOf } from './json-columns';
import { materialChanges } from './material-changes';
import type { AlertFinding } from './new-row';
import { alertsAbout } from './same-party';
import { findResolvedOfEntity } from './store/of-entity';

/** That a pair of subject and listed party was resolved as a false positive, and what has changed since. */
export interface EarlierDecision {
  decided: Alert;
  changed: MaterialChange[];
}

/**
 * The newest decision about the pair, in any case (docs/adr/0064). Null if there is none, if it is no false positive, or
 * if the changes are unknown. Call it with the entity locked.
 */
export async function findEarlierDecision(
  tx: Transaction,
  ctx: Context,
  found: AlertFinding,
): Promise<EarlierDecision | null> {
  const { entity_token, finding } = found;
  if (!entity_token || !finding.match) return null;
  const resolved = await findResolvedOfEntity(tx, ctx, entity_token, finding.category);
  const [decided] = alertsAbout(finding, resolved);
  if (!decided || !isFalsePositive(decided)) return null;
  const changed = changesSince(decided, found);
  return changed && { decided, changed };
}

/** Null if unknown, for alerts from before the query was stored. */
function changesSince(decided: Alert, { finding }: AlertFinding): MaterialChange[] | null {
  const [searched, party] = [searchedOf(decided), partyOf(decided)];
  if (!searched || !party || !finding.searched || !isListedParty(finding.evidence)) return null;
  return materialChanges({ searched, party }, { searched: finding.searched, party: finding.evidence });
}

/** Adds to the alert that the pair was decided before, and why that no longer applies. */
export function withEarlierDecision<Found extends AlertFinding>(
  found: Found,
  { decided, changed }: EarlierDecision,
): Found {
  const fields = [...new Set(changed.map(({ field }) => field))].join(', ');
  const since = fields ? `changed since: ${fields}` : 'nothing has changed since';
  const summary = `${found.finding.summary} Judged a false positive before; ${since}.`;
  const evidence = {
    ...(found.finding.evidence as ListedParty), // by changesSince
    previous_alert_token: decided.token,
    changed,
  };
  return { ...found, finding: { ...found.finding, summary, evidence } };
}
