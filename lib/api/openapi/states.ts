import { alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import { flowLifecycle } from '@/lib/domain/flows/lifecycle';
import type { Move } from '@/lib/domain/move-table';
import type { Tag } from '@/lib/domain/operation';
import { riskLifecycle } from '@/lib/domain/risk/lifecycle';
import { deliveryLifecycle, webhookLifecycle } from '@/lib/domain/webhooks/lifecycle';
import { defaultPolicies } from './default-policies';
import { checksOfFlows } from './flow-checks';
import { effectsOfResolving } from './resolutions';

interface Table {
  resource: string;
  initial: string;
  actions: readonly string[];
  movesOf(action: string): readonly Move[];
}

interface AnyLifecycle<Action extends string> {
  resource: string;
  initial: string;
  actions: readonly Action[];
  rows(action: Action): readonly Move[];
}

const tableOf = <Action extends string>({
  resource,
  initial,
  actions,
  rows,
}: AnyLifecycle<Action>): Table => ({
  resource,
  initial,
  actions,
  movesOf: (action) => actions.filter((each) => each === action).flatMap((each) => rows(each)),
});

/** The action that a caller sends, or one that only Probity performs. */
const askedAs = (action: string, { askedBy = action }: Move): string =>
  askedBy === null ? `${action.replaceAll('_', ' ')} (Probity itself)` : `\`${askedBy}\``;

const isAuditOnly = ({ event }: Move): boolean => {
  const recipients: readonly string[] = event?.to ?? ['webhooks'];
  return !recipients.includes('webhooks');
};

const eventOf = (move: Move): string =>
  move.event ? `\`${move.event.name}\`${isAuditOnly(move) ? ' (audit log only)' : ''}` : '';

const rowOf = (action: string, move: Move): string =>
  `| ${askedAs(action, move)} | ${move.from.join(', ')} | ${move.to} | ${eventOf(move)} |`;

const rowsOf = ({ actions, movesOf }: Table): string[] =>
  actions.flatMap((action) => movesOf(action).map((move) => rowOf(action, move)));

const recipientsOf = ({ actions, movesOf }: Table): string =>
  actions.flatMap(movesOf).some(isAuditOnly)
    ? ' Webhooks receive the events, except for those marked "audit log only".'
    : '';

/** Generated from the lifecycle, so that it matches the server (API §6). */
const statesOf = (table: Table): string =>
  [
    `**States of the ${table.resource}.** The first is \`${table.initial}\`. Any other move is refused: 409 \`INVALID_STATE\`.${recipientsOf(table)}`,
    ['| Move | From | To | Event |', '| --- | --- | --- | --- |', ...rowsOf(table)].join('\n'),
  ].join('\n\n');

const alertsOfMatches =
  'A match raises an alert in the most serious category that was requested. One listed party in one category makes one alert ' +
  'for one subject, even if several lists name it: `evidence.lists` contains all of them. If a later screening finds it ' +
  'again in the same case, the unresolved alert is refreshed.';
const everyCaseMove = 'Every move of a case also sends `case.status_changed`.';
const closedCase =
  'A Closed case refuses new assessments, overrides, approvals and entities, and retries and waivers of its checks. Comments, ' +
  'reassignment, moves of its alerts and cancelling checks remain possible, and its risk does not change.';

export const statesByTag: Partial<Record<Tag, string>> = {
  Alerts: [alertsOfMatches, statesOf(tableOf(alertLifecycle)), effectsOfResolving].join('\n\n'),
  Cases: [statesOf(tableOf(caseLifecycle)), everyCaseMove, closedCase].join('\n\n'),
  Checks: statesOf(tableOf(checkLifecycle)),
  Flows: [checksOfFlows, statesOf(tableOf(flowLifecycle))].join('\n\n'),
  Policies: defaultPolicies,
  'Risk assessments': [
    statesOf(tableOf(riskLifecycle)),
    'An override keeps the status and the calculated score.',
  ].join('\n\n'),
  Webhooks: [statesOf(tableOf(webhookLifecycle)), statesOf(tableOf(deliveryLifecycle))].join('\n\n'),
};
