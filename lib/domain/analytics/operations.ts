import { resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { AnalyticsFilters, AnalyticsSummary, CaseAnalytics, CaseAnalyticsFilters, WorkByDay } from './schema';

const tag = 'Analytics';

export const summariseWork = operation({
  id: 'analytics.summarise',
  method: 'GET',
  path: '/v1/analytics/summary',
  tag,
  scope: 'analytics:read',
  summary: 'Summarise open cases, pending alerts and what ended in a period',
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
  summary: 'Count what was opened and what ended on each day of a period',
  query: AnalyticsFilters,
  answer: resource(WorkByDay),
});
