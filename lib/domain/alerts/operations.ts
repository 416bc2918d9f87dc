import { listOperation, operation } from '@/lib/domain/operation';
import {
  Alert,
  AlertFilters,
  AlertParams,
  AlertReplay,
  alertSorts,
  AssignAlert,
  EscalateAlert,
  ResolveAlert,
} from './schema';

export const listAlerts = listOperation({
  id: 'alerts.list',
  method: 'GET',
  path: '/v1/alerts',
  scope: 'alerts:read',
  summary: 'List alerts',
  query: AlertFilters,
  response: Alert,
  list: { sorts: alertSorts, defaultLimit: 25, maxLimit: 100 },
});

export const getAlert = operation({
  id: 'alerts.get',
  method: 'GET',
  path: '/v1/alerts/{alert_token}',
  scope: 'alerts:read',
  summary: 'Get an alert',
  params: AlertParams,
  response: Alert,
});

export const replayAlert = operation({
  id: 'alerts.replay',
  method: 'GET',
  path: '/v1/alerts/{alert_token}/replay',
  scope: 'alerts:read',
  summary: 'Score the match of an alert again, by the model that made it and by the current one',
  params: AlertParams,
  response: AlertReplay,
});

export const acknowledgeAlert = operation({
  id: 'alerts.acknowledge',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/acknowledge',
  scope: 'alerts:write',
  summary: 'Acknowledge an alert',
  params: AlertParams,
  response: Alert,
});

export const resolveAlert = operation({
  id: 'alerts.resolve',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/resolve',
  scope: 'alerts:write',
  summary: 'Resolve an alert',
  params: AlertParams,
  body: ResolveAlert,
  response: Alert,
});

export const escalateAlert = operation({
  id: 'alerts.escalate',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/escalate',
  scope: 'alerts:write',
  summary: 'Escalate an alert to a reviewer',
  params: AlertParams,
  body: EscalateAlert,
  response: Alert,
});

export const assignAlert = operation({
  id: 'alerts.assign',
  method: 'POST',
  path: '/v1/alerts/{alert_token}/assign',
  scope: 'alerts:write',
  summary: 'Assign an alert to a person',
  params: AlertParams,
  body: AssignAlert,
  response: Alert,
});
