import type { Check, Flow, RiskAssessment } from '@/generated/prisma/client';
import { listAlertRowsOfChecks } from '@/lib/domain/alerts/service/list-rows-of-checks';
import { isOpenCheck } from '@/lib/domain/checks/moves';
import type { Finding } from '@/lib/domain/checks/outcome';
import { failOpenChecks } from '@/lib/domain/checks/service/fail-open';
import { readablePolicy } from '@/lib/domain/policies/service/readable-policy';
import { namesOfChecks } from '@/lib/domain/check-names';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { attempt, inside, type Transaction } from '@/lib/platform/database/transaction';
import { maxAttempts } from '../lease';
import { findFlowRows, type FlowRows } from '../rows';
import { endFlow } from '../settle/conclude';
import { findOtherFlows } from '../settle/other-flows';
import { type CheckFinding, unraised } from '../settle/outcomes';
import { raiseAlerts } from '../settle/raise-alerts';
import { activateDraftAssessment } from './activate-draft-assessment';

function failureOf(open: readonly Check[]): Finding {
  const names = namesOfChecks(open.map(({ type_code }) => type_code));
  const consequence = names ? `Not checked: ${names}.` : 'It has no assessed result.';
  const summary = `${maxAttempts} attempts to finish this verification failed. ${consequence}`;
  return { type: 'System', category: 'API Failure', cause: 'given_up', summary };
}

/** On the first open check; it settles all of them. */
function giveUpFinding({ parties, checks }: FlowRows): CheckFinding {
  const open = checks.filter(isOpenCheck);
  const [check] = open.length > 0 ? open : checks;
  if (!check) throw new Error('a flow has checks');
  const party = parties.find(({ position }) => position === check.party_position);
  if (!party) throw new Error('a check of a flow is of a party');
  return { party, check, settles: open, finding: failureOf(open) };
}

/**
 * Nothing else would end a Draft of the case. A failure is rolled back separately, because it may be the reason for
 * giving up the flow.
 */
async function assessDraft(tx: Transaction, ctx: Context, caseToken: string): Promise<RiskAssessment | null> {
  try {
    return await attempt(inside(tx, ctx), () => activateDraftAssessment(tx, ctx, caseToken));
  } catch (error) {
    log.warn({ case_token: caseToken, error: describeWithoutMessage(error) }, 'a Draft was not assessed');
    return null;
  }
}

/**
 * Ends a flow that no worker could finish, in the transaction that claims it (API §6.5): its open checks
 * fail, one alert asks for a review, and it refers unless a check has failed it. The risk is not assessed,
 * because that may be what failed, unless a Draft of its case waits for the checks to end.
 */
export async function giveUpFlow(tx: Transaction, ctx: Context, flow: Flow): Promise<void> {
  const rows = await findFlowRows(tx, ctx, flow);
  const earlier = await listAlertRowsOfChecks(tx, ctx, rows.checks);
  const found = unraised([giveUpFinding(rows)], earlier);
  const raised = new Map(found.map(({ check }) => [check.token, 1]));
  const checks = await failOpenChecks(tx, ctx, rows.checks, raised);
  const opened = await raiseAlerts(tx, ctx, rows, found, await readablePolicy(tx, ctx));
  const alerts = [...earlier, ...opened];
  const assessment = flow.case_token ? await assessDraft(tx, ctx, flow.case_token) : null;
  const others = await findOtherFlows(tx, ctx, rows);
  await endFlow(tx, ctx, { ...rows, checks }, 'fail', { alerts, others, assessment });
}
