import type { Alert } from '@/generated/prisma/client';
import { isListedParty } from '@/lib/domain/checks/outcome';
import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { isFalsePositive } from '../clearing';
import { alertRemembered } from '../events';
import { partyOf, searchedOf } from '../json-columns';
import { materialChanges } from '../material-changes';
import { presentAlert } from '../present';
import { alertsAbout } from '../same-party';
import { findResolvedOfEntity, refreshAlert } from '../store/of-entity';
import type { AlertFinding } from '../new-row';

/** Changes since the decision. Null if unknown, for alerts from before the query was stored. */
function changesSince(decided: Alert, { finding }: AlertFinding): MaterialChange[] | null {
  const [searched, party] = [searchedOf(decided), partyOf(decided)];
  if (!searched || !party || !finding.searched || !isListedParty(finding.evidence)) return null;
  return materialChanges({ searched, party }, { searched: finding.searched, party: finding.evidence });
}

/** Adds the check to the decided alert, so that the decision counts for it in its flow and for its entity. */
async function addCheck(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  { check_token, settles = [], finding }: AlertFinding,
): Promise<void> {
  const check_tokens = [...new Set([...before.check_tokens, check_token, ...settles])];
  const after = await refreshAlert(tx, ctx, before.token, { check_tokens });
  const data = presentAlert(after, ctx.now());
  const { token, case_token } = data;
  const details = { check_token, match_score: finding.match?.match_score ?? null };
  recordEvent(tx, ctx, alertRemembered, { token, case_token, details, data });
}

/** Adds to the alert that the pair was decided before, and why that no longer applies. */
function withChanges<Found extends AlertFinding>(
  found: Found,
  before: Alert,
  changed: MaterialChange[],
): Found {
  const fields = [...new Set(changed.map(({ field }) => field))].join(', ');
  const summary = `${found.finding.summary} Judged a false positive before; changed since: ${fields}.`;
  const evidence = {
    ...(found.finding.evidence as ListedParty),
    previous_alert_token: before.token,
    changed,
  }; // by changesSince
  return { ...found, finding: { ...found.finding, summary, evidence } };
}

/**
 * A listed party that was resolved as a false positive for the subject raises no new alert until a material field
 * changes on either side (API §3.10). The newest decision about the pair counts, in any case. Returns the findings
 * that raise an alert. Call it after `refreshAlertsFoundAgain`, which locks the entities.
 */
export async function rememberDecisions<Found extends AlertFinding>(
  tx: Transaction,
  ctx: Context,
  found: readonly Found[],
): Promise<Found[]> {
  const raised: Found[] = [];
  for (const each of found) {
    const decided = await newestDecision(tx, ctx, each);
    const changed = decided && isFalsePositive(decided) ? changesSince(decided, each) : null;
    if (!decided || !changed) raised.push(each);
    else if (changed.length > 0) raised.push(withChanges(each, decided, changed));
    else await addCheck(tx, ctx, decided, each);
  }
  return raised;
}

async function newestDecision(
  tx: Transaction,
  ctx: Context,
  { entity_token, finding }: AlertFinding,
): Promise<Alert | undefined> {
  if (!entity_token || !finding.match) return undefined;
  return alertsAbout(finding, await findResolvedOfEntity(tx, ctx, entity_token, finding.category))[0];
}
