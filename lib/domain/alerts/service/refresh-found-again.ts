import type { Alert } from '@/generated/prisma/client';
import { lockCase } from '@/lib/domain/cases/service/lock';
import { lockEntity } from '@/lib/domain/entities/service/lock';
import { type Finding, isListedParty } from '@/lib/domain/checks/outcome';
import type { ListedParty } from '@/lib/domain/checks/schema';
import { priorityOf } from '@/lib/domain/policies/alert-priority';
import type { Policy } from '@/lib/domain/policies/policy';
import { recordEvent } from '@/lib/domain/record-event';
import { isLaterVersion } from '@/lib/domain/watchlists/service/is-later-version';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findEarlierDecision, withEarlierDecision } from '../earlier-decision';
import { alertFoundAgain } from '../events';
import { partyOf } from '../json-columns';
import { presentAlert } from '../present';
import { rationaleOf } from '../rationale';
import { alertsAbout } from '../same-party';
import { findUnresolvedOfEntity, lockEvidence, refreshAlert } from '../store/of-entity';
import type { AlertFinding, AlertOrigin } from '../new-row';

/**
 * Locks the alert, and keeps the notes that its entries were delisted. A screening of the earlier version does not
 * remove them: only one of a version that is in force, or newer than the delisting.
 */
async function keepDelistings(tx: Transaction, ctx: Context, alert: string, found: Finding['evidence']) {
  const known = partyOf({ evidence: await lockEvidence(tx, ctx, alert) });
  if (!isListedParty(found)) return found && { ...found };
  const lists: ListedParty['lists'] = [];
  for (const named of found.lists) {
    const { name, version, list_entry_id } = named;
    const delisted_by = known?.lists.find(
      (each) => each.name === name && each.list_entry_id === list_entry_id,
    )?.delisted_by;
    const isKept = delisted_by && version && !(await isLaterVersion(tx, ctx, { name, version }, delisted_by));
    lists.push(isKept ? { ...named, delisted_by } : named);
  }
  return { ...found, lists };
}

/** Updates the alert with the current finding and its check. Work on the alert and its deadline do not change. */
async function refresh(
  tx: Transaction,
  ctx: Context,
  before: Alert,
  again: AlertFinding,
  policy: Policy,
): Promise<void> {
  const earlier = await findEarlierDecision(tx, ctx, again);
  const { check_token, settles = [], finding } = earlier ? withEarlierDecision(again, earlier) : again;
  const match_score = finding.match?.match_score ?? null;
  const after = await refreshAlert(tx, ctx, before.token, {
    check_token,
    check_tokens: [...new Set([...before.check_tokens, check_token, ...settles])],
    cause: finding.cause,
    match: finding.match,
    further_matches: finding.further_matches,
    evidence: await keepDelistings(tx, ctx, before.token, finding.evidence),
    searched: finding.searched,
    match_score,
    ...priorityOf(finding.category, match_score, policy),
    summary: finding.summary,
    rationale: rationaleOf(finding),
  });
  const data = presentAlert(after, ctx.now());
  const { token, case_token } = data;
  const details = { check_token, from: Number(before.match_score), to: match_score };
  recordEvent(tx, ctx, alertFoundAgain, { token, case_token, details, data });
}

/** The unresolved alerts about the listed parties of the findings. Locks the entities of the findings. */
async function raisedBefore<Found extends AlertFinding>(
  tx: Transaction,
  ctx: Context,
  found: readonly Found[],
  case_token: string | null,
): Promise<[before: Alert, again: Found][]> {
  const pairs: [Alert, Found][] = [];
  const byEntity = Map.groupBy(found, ({ entity_token }) => entity_token ?? '');
  for (const entityToken of [...byEntity.keys()].sort()) {
    await lockEntity(tx, ctx, entityToken);
    const raised = await findUnresolvedOfEntity(tx, ctx, entityToken, case_token);
    for (const each of byEntity.get(entityToken) ?? []) {
      const [before] = alertsAbout(each.finding, raised);
      if (before) pairs.push([before, each]);
    }
  }
  return pairs;
}

/**
 * One listed party in one category raises one alert per subject (API §3.10): a repeated finding refreshes the
 * unresolved alert of the case, or without a case the one in any case that is not closed. Returns the findings without
 * such an alert.
 */
export async function refreshAlertsFoundAgain<Found extends AlertFinding>(
  tx: Transaction,
  ctx: Context,
  found: readonly Found[],
  { case_token, policy }: Pick<AlertOrigin, 'case_token' | 'policy'>,
): Promise<Found[]> {
  const matched = found.filter(({ finding, entity_token }) => finding.match && entity_token !== null);
  if (matched.length === 0) return [...found];
  if (case_token) await lockCase(tx, ctx, case_token);
  const pairs = await raisedBefore(tx, ctx, matched, case_token);
  // Alerts are locked in the order of tokens (docs/adr/0114).
  const inOrder = pairs.toSorted(([a], [b]) => (a.token < b.token ? -1 : 1));
  for (const [before, again] of inOrder) await refresh(tx, ctx, before, again, policy);
  const refreshed = new Set(pairs.map(([, again]) => again));
  return found.filter((each) => !refreshed.has(each));
}
