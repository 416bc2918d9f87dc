import { resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { z } from 'zod';
import {
  AlertAnalytics,
  AnalyticsFilters,
  AnalyticsSummary,
  CaseAnalytics,
  CaseAnalyticsFilters,
  WorkByDay,
} from './schema';

const tag = 'Analytics';

export const summariseWork = operation({
  id: 'analytics.summarise',
  method: 'GET',
  path: '/v1/analytics/summary',
  tag,
  scope: 'analytics:read',
  summary: 'Summarise open cases, pending alerts and the work completed in a period',
  query: AnalyticsFilters,
  answer: resource(AnalyticsSummary),
});

export const analyseCases = operation({
  id: 'analytics.analyse_cases',
  method: 'GET',
  path: '/v1/analytics/cases',
  tag,
  scope: 'analytics:read',
  summary: 'Analyse the cases of a period, by type, status, risk tier or category',
  query: CaseAnalyticsFilters,
  answer: resource(CaseAnalytics),
});

export const countWorkByDay = operation({
  id: 'analytics.count_by_day',
  method: 'GET',
  path: '/v1/analytics/days',
  tag,
  scope: 'analytics:read',
  summary: 'Count opened and completed work for each day of a period',
  query: AnalyticsFilters,
  answer: resource(WorkByDay),
});

export const analyseAlerts = operation({
  id: 'analytics.analyse_alerts',
  method: 'GET',
  path: '/v1/analytics/alerts',
  tag,
  scope: 'analytics:read',
  summary: 'Analyse the open alerts by age and deadline, and the false positives by list and by model',
  description:
    'Current numbers. Each equals the total of `GET /v1/alerts` with the corresponding filters: `status=Open` and ' +
    '`snoozed=exclude` with `age`, `priority` or `due` (`sla_status=Breached` for `Breached`); `status=Resolved` with `list` or ' +
    '`model_version`, and `is_false_positive=true`. Of pending alerts: `resolved=exclude` with `age` or `priority`; `due=Overdue`, with ' +
    '`age` where given; and `due_from` and `due_to`, both of the same date, today with `due=Within 24 hours`; and `due=Paused`.',
  query: z.strictObject({}),
  answer: resource(AlertAnalytics),
});
