import type { Alert } from '@/generated/prisma/client';
import { newAlertRow, recordAlertCreated } from '@/lib/domain/alerts/new-row';
import { recordWalk, walkCheck } from '@/lib/domain/checks/walk';
import type { RegistryCompany } from '@/lib/domain/providers/provider';
import type { CaseType } from '@/lib/domain/words';
import { findingsOf, subjectOf } from '../json-columns';
import type { CallOutcome } from '../calls';
import { type CheckFinding, companyOfCalls, findingsOfCalls, movesOfCalls } from '../settle/outcomes';
import { forAlert } from '../settle/raise-alerts';
import { unknownPeople } from '../create/add-registry-people';
import { type Deciding, type FlowDraft, withCase, withMembers, withParties } from './draft';
import { asJson } from '@/lib/domain/as-json';

/** A screening only opens a case if there is a match (API §3.8). */
async function withReview(
  deciding: Deciding,
  draft: FlowDraft,
  found: readonly CheckFinding[],
): Promise<FlowDraft> {
  const [party] = draft.parties;
  if (draft.ofCase || !party || !found.some(({ finding }) => finding.match)) return draft;
  const subject = subjectOf(party);
  const { external_reference } = draft.flow;
  const member = { subject, role: 'Primary', ownership_percentage: null, external_reference } as const;
  const opened = withMembers(deciding, await withCase(deciding, draft, 'Review', subject), [member]);
  const [entity] = opened.created;
  const entity_token = entity?.token ?? null;
  const { case_token } = opened.draft.flow;
  return {
    ...opened.draft,
    parties: draft.parties.map((each) => ({ ...each, entity_token })),
    checks: draft.checks.map((check) => ({ ...check, case_token, entity_token })),
  };
}

function withMovedChecks(
  { ctx, basis, records }: Deciding,
  draft: FlowDraft,
  calls: readonly CallOutcome[],
  found: readonly CheckFinding[],
): FlowDraft {
  const moves = movesOfCalls(calls, found, draft.checks, basis.policy, ctx.now());
  const walked = moves.map((move) => walkCheck(move, ctx.now()));
  for (const each of walked) recordWalk(records, ctx, each);
  const moved = new Map(walked.map(({ after }) => [after.token, after]));
  return { ...draft, checks: draft.checks.map((check) => moved.get(check.token) ?? check) };
}

/** One cause raises one alert per check. */
const distinct = (found: readonly CheckFinding[]): CheckFinding[] => [
  ...new Map(found.map((each) => [`${each.check.token} ${each.finding.cause}`, each])).values(),
];

/** The fields of an alert that the database derives from its match. */
const derived = { sla_stopped: null, list: null, list_entry_id: null, model_version: null };

function withAlerts(
  { ctx, basis, records }: Deciding,
  draft: FlowDraft,
  found: readonly CheckFinding[],
): FlowDraft {
  const { ofCase } = draft;
  // For a screening that opened no case, the type of a Review. Text that newCaseRow wrote, from a case type.
  const case_type = (ofCase?.type ?? 'Review') as CaseType;
  const origin = { case_token: ofCase?.token ?? null, case_type, policy: basis.policy };
  const raised: Alert[] = distinct(found).map((each) => ({
    ...newAlertRow(ctx, forAlert(each, draft), origin, ofCase),
    ...derived,
  }));
  for (const alert of raised) recordAlertCreated(records, ctx, alert);
  const open_alerts_count = (ofCase?.open_alerts_count ?? 0) + raised.length;
  return {
    ...draft,
    alerts: [...draft.alerts, ...raised],
    ofCase: ofCase && { ...ofCase, open_alerts_count, updated_at: ctx.now() },
  };
}

/**
 * Stores the registry's answer. People that it names and the request does not are screened too (API §3.8).
 */
export async function withCompany(
  deciding: Deciding,
  draft: FlowDraft,
  company: RegistryCompany | null,
): Promise<FlowDraft> {
  if (!company) return draft;
  const findings = asJson({ ...findingsOf(draft.flow), company });
  const flow = { ...draft.flow, findings };
  const unknown = unknownPeople(draft.parties, company);
  return withParties(deciding, { ...draft, flow }, unknown, deciding.asked.earlier);
}

/** Applies a round of answers to the flow. */
export async function settleDraft(
  deciding: Deciding,
  draft: FlowDraft,
  calls: readonly CallOutcome[],
): Promise<FlowDraft> {
  const found = findingsOfCalls(calls);
  const moved = withMovedChecks(deciding, await withReview(deciding, draft, found), calls, found);
  return withCompany(deciding, withAlerts(deciding, moved, found), companyOfCalls(calls) ?? null);
}
