import { listOf, noContent, optional, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { CaseParams } from '@/lib/domain/cases/schema';
import {
  Alert,
  AlertParams,
  AlertReplay,
  AssignAlert,
  BulkAcknowledge,
  BulkAssign,
  BulkOutcome,
  BulkResolve,
  EscalateAlert,
  ResolveAlert,
  SnoozeAlert,
  ViewAlert,
} from './schema';
import { AlertCounts, AlertFilters, alertSorts, CaseAlertFilters } from './list-schema';

const tag = 'Alerts';

export const listAlerts = operation({
  id: 'alerts.list',
  method: 'GET',
  path: '/v1/alerts',
  tag,
  scope: 'alerts:read',
  summary: 'List alerts',
  query: AlertFilters,
  answer: listOf(Alert, { sorts: alertSorts }),
});

export const countAlerts = operation({
  id: 'alerts.counts',
  method: 'GET',
  path: '/v1/alerts/counts',
  tag,
  scope: 'alerts:read',
  summary: 'Count alerts by each value',
  query: AlertFilters,
  answer: resource(AlertCounts),
});

export const listCaseAlerts = operation({
  id: 'alerts.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/alerts',
  tag,
  scope: 'alerts:read',
  summary: 'List the alerts of a case',
  params: CaseParams,
  query: CaseAlertFilters,
  answer: listOf(Alert, { sorts: alertSorts }),
});

export const getAlert = operation({
  id: 'alerts.get',
  method: 'GET',
  path: '/v1/alerts/{alert_token}',
  tag,
  scope: 'alerts:read',
  summary: 'Get an alert',
  params: AlertParams,
  answer: resource(Alert),
});

export const viewAlert = operation({
  id: 'alerts.view',
  method: 'PUT',
  path: '/v1/users/me/viewing',
  tag,
  scope: 'a session',
  summary: 'Show other people which alert the signed-in person has open',
  description:
    'Sends `alert.viewed` on the event streams of other open consoles, while the person’s own event stream is open. ' +
    'Nothing is stored or recorded.',
  body: ViewAlert,
  answer: noContent,
  errors: ['NOT_FOUND'],
  example: { alert_token: 'alt_01kad8m3zq5v7x9b1c2d4e6f8g' },
});

export const replayAlert = operation({
  id: 'alerts.replay',
  method: 'GET',
  path: '/v1/alerts/{alert_token}/replay',
  tag,
  scope: 'alerts:read',
  summary: 'Recalculate the match score of an alert, with the original and the current model',
  description:
    'Only of a match that Probity’s own matcher scored. 409 `INVALID_STATE` for any other alert, also for one that a name of ' +
    'the sandbox caused.',
  params: AlertParams,
  answer: resource(AlertReplay),
  errors: ['INVALID_STATE'],
});

export const acknowledgeAlert = operation({
  id: 'alerts.acknowledge',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/acknowledge',
  tag,
  scope: 'alerts:write',
  summary: 'Acknowledge an alert',
  description: 'An unassigned alert is assigned to the signed-in person; API credentials never take it.',
  params: AlertParams,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
});

export const resolveAlert = operation({
  id: 'alerts.resolve',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/resolve',
  tag,
  scope: 'alerts:write',
  summary: 'Resolve an alert',
  description:
    'Settles what the alert is about and updates the flow, the entities and the risk of the case in the same transaction. ' +
    '`Approve` and `Approve with Conditions` let the check count as passed, `Decline` as failed; `Escalate` and ' +
    '`Request Document` change nothing about it. The description of the tag Alerts has all effects, and who may do what. An ' +
    'empty body confirms the `proposal`. An Open alert is refused, except with `hold_seconds`: it is then acknowledged when ' +
    'it is resolved, and stays Open if that is undone.',
  params: AlertParams,
  body: ResolveAlert,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
  example: {
    action: 'Approve',
    rationale: 'Another person: the date and place of birth differ, confirmed by the passport.',
    is_false_positive: true,
  },
});

export const escalateAlert = operation({
  id: 'alerts.escalate',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/escalate',
  tag,
  scope: 'alerts:write',
  summary: 'Escalate an alert to a reviewer',
  params: AlertParams,
  body: EscalateAlert,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
  example: {
    reason: 'The wealth does not fit the office held.',
    escalate_to: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g',
  },
});

export const assignAlert = operation({
  id: 'alerts.assign',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/assign',
  tag,
  scope: 'alerts:write',
  summary: 'Assign an alert to a person',
  description: 'Notifies the person: one who has the alert already only with a `note`, or if it was snoozed.',
  params: AlertParams,
  body: AssignAlert,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
  example: { user_id: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g', note: 'You know this client.' },
});

export const takeNextAlert = operation({
  id: 'alerts.next',
  method: 'POST',
  path: '/v1/alerts/next',
  tag,
  scope: 'a session',
  furtherScopes: ['alerts:write'],
  summary: 'Take the most urgent open, unassigned alert',
  description:
    'Assigns the most urgent matching alert to the signed-in person and acknowledges it; overdue alerts come first. Held and ' +
    'snoozed alerts are never given, and no alert is given to two people. 204 when there is none. API keys and OAuth clients, ' +
    'to which no alert can be assigned, get 403, detail `person_required`: list the alerts and assign them to people instead.',
  query: AlertFilters,
  answer: optional(Alert),
});

export const snoozeAlert = operation({
  id: 'alerts.snooze',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/snooze',
  tag,
  scope: 'alerts:write',
  summary: 'Snooze an alert',
  description:
    'Hides an unresolved alert from the queues until `until`, which must be in the future, at most 30 days ahead and not after ' +
    'the `sla_deadline`: otherwise 400, with detail `not_ahead`, `too_far_ahead` or `past_deadline`. Status and deadline stay. ' +
    'It can be snoozed again; null ends the snooze, and so does any other move. Lists show it unless they ask for `snoozed=exclude`.',
  params: AlertParams,
  body: SnoozeAlert,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
  example: { until: '2026-03-12T09:00:00Z' },
});

export const undoAlert = operation({
  id: 'alerts.undo',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/undo',
  tag,
  scope: 'alerts:write',
  summary: 'Undo a pending change of an alert',
  params: AlertParams,
  answer: resource(Alert),
  errors: ['INVALID_STATE'],
});

const alert_tokens = ['alt_01kad8m3zq5v7x9b1c2d4e6f8g', 'alt_01kad8m3zq5v7x9b1c2d4e6f8h'];

export const bulkAcknowledgeAlerts = operation({
  id: 'alerts.bulk_acknowledge',
  method: 'POST',
  path: '/v1/alerts/bulk/acknowledge',
  tag,
  scope: 'alerts:write',
  summary: 'Acknowledge several alerts',
  description: 'Unassigned alerts are assigned to the signed-in person; API credentials never take them.',
  body: BulkAcknowledge,
  answer: resource(BulkOutcome),
  example: { alert_tokens },
});

export const bulkAssignAlerts = operation({
  id: 'alerts.bulk_assign',
  method: 'POST',
  path: '/v1/alerts/bulk/assign',
  tag,
  scope: 'alerts:write',
  summary: 'Assign several alerts to a person',
  body: BulkAssign,
  answer: resource(BulkOutcome),
  example: { alert_tokens, user_id: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g' },
});

export const bulkResolveAlerts = operation({
  id: 'alerts.bulk_resolve',
  method: 'POST',
  path: '/v1/alerts/bulk/resolve',
  tag,
  scope: 'alerts:write',
  summary: 'Resolve several alerts with the same decision',
  body: BulkResolve,
  answer: resource(BulkOutcome),
  example: { alert_tokens, action: 'Approve', rationale: 'Other people.', is_false_positive: true },
});
