import type { Check, Flow } from '@/generated/prisma/client';
import { listAlertsOfChecks } from '@/lib/domain/alerts/service/list-of-checks';
import { openAlerts } from '@/lib/domain/alerts/service/open';
import { isOpenCheck } from '@/lib/domain/checks/lifecycle';
import type { Finding } from '@/lib/domain/checks/outcome';
import { failOpenChecks } from '@/lib/domain/checks/service/fail-open';
import { readablePolicy } from '@/lib/domain/policies/service/readable-policy';
import { namesOfChecks } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { namedSubject } from '../json-columns';
import { maxAttempts } from '../lease';
import { findParts } from '../parts';
import { endFlow } from '../work/conclude';

function failureOf(open: readonly Check[]): Finding {
  const names = namesOfChecks(open.map(({ type_code }) => type_code));
  const consequence = names ? `Not checked: ${names}.` : 'It has no assessed result.';
  const summary = `${maxAttempts} attempts to finish this verification failed. ${consequence}`;
  return { type: 'System', category: 'API Failure', cause: 'given_up', summary };
}

/**
 * Ends a flow that no worker could finish, in the transaction that claims it (API §6.5): its open checks fail, one alert
 * asks a person to look, and it refers unless a check has failed it. Its risk is not assessed, because that may be what
 * could not be done.
 */
export async function giveUpFlow(tx: Transaction, ctx: Context, flow: Flow): Promise<void> {
  const parts = await findParts(tx, ctx, flow);
  const open = parts.checks.filter(isOpenCheck);
  const [check] = open.length > 0 ? open : parts.checks;
  if (!check) throw new Error('a flow has checks');
  const earlier = await listAlertsOfChecks(tx, ctx, parts.checks);
  const checks = await failOpenChecks(tx, ctx, parts.checks, new Map([[check.token, 1]]));
  const { entity_token, token: check_token } = check;
  const party = parts.parties.find(({ position }) => position === check.party_position);
  if (!party) throw new Error('a check of a flow is of a party');
  const settles = open.map(({ token }) => token);
  const found = {
    subject: namedSubject(party),
    entity_token,
    check_token,
    settles,
    finding: failureOf(open),
  };
  const opened = await openAlerts(tx, ctx, [found], {
    case_token: flow.case_token,
    case_type: flow.flow_type === 'screening' ? 'Review' : 'Onboarding',
    policy: await readablePolicy(tx, ctx),
  });
  await endFlow(tx, ctx, { ...parts, checks }, 'fail', { alerts: [...earlier, ...opened], assessment: null });
}
