import type { Alert } from '@/generated/prisma/client';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findEarlierDecision, withEarlierDecision } from '../earlier-decision';
import { alertRemembered } from '../events';
import { presentAlert } from '../present';
import { refreshAlert } from '../store/of-entity';
import type { AlertFinding } from '../new-row';

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
    const earlier = await findEarlierDecision(tx, ctx, each);
    if (!earlier) raised.push(each);
    else if (earlier.changed.length > 0) raised.push(withEarlierDecision(each, earlier));
    else await addCheck(tx, ctx, earlier.decided, each);
  }
  return raised;
}
