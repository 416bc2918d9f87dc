import type { Client } from 'pg';
import type { Call } from './calls.ts';
import type { Prepared } from './prepare.ts';

export interface Read {
  name: string;
  path: string;
  /** Path for the project with a thousand cases, in which another text matches as many rows. */
  ofFew?: string;
  /** Uses a session; otherwise the project's key. */
  isOfPerson?: true;
  /** How to find a deep page: the table, its sort, and the column that breaks ties. */
  deep?: { table: string; sort: string; tie: string };
}

const newest = (table: string) => ({ table, sort: 'created_at', tie: 'token' });

/** `{case}` and similar placeholders come from a row, `{webhook}` and similar ones from the project. */
export const reads: Read[] = [
  { name: 'alerts', path: '/v1/alerts', deep: newest('alerts') },
  { name: 'alerts, open ones by score', path: '/v1/alerts?status=Open&sort=-priority_score' },
  { name: 'alerts, two filters', path: '/v1/alerts?category=PEP%20Match&status=Escalated' },
  { name: 'alerts, text of a full name', path: '/v1/alerts?q={name}' },
  {
    name: 'alerts, text of two thousand',
    path: '/v1/alerts?q=Person%20777',
    ofFew: '/v1/alerts?q=Person',
  },
  { name: 'alerts, text of many', path: '/v1/alerts?q=Novak' },
  {
    name: 'alerts by score',
    path: '/v1/alerts',
    deep: { table: 'alerts', sort: 'priority_score', tie: 'token' },
  },
  { name: 'alerts, resolved late', path: '/v1/alerts?status=Resolved&sla_status=Breached' },
  {
    name: 'alerts, cleared in time',
    path: '/v1/alerts?is_false_positive=true&sla_status=On%20Track',
  },
  { name: 'alerts of a list, late', path: '/v1/alerts?list=OFAC%20SDN&sla_status=Breached' },
  { name: 'alerts, resolved in a year', path: '/v1/alerts?resolved_from={yearAgo}' },
  { name: 'alerts of an age', path: '/v1/alerts?age=Over%2014%20days&sort=created_at' },
  { name: 'alerts, counts', path: '/v1/alerts/counts' },
  { name: 'alerts, counts of a list', path: '/v1/alerts/counts?list=OFAC%20SDN' },
  { name: 'alerts, counts of a text of many', path: '/v1/alerts/counts?q=Novak' },
  { name: 'alerts of a case', path: '/v1/cases/{case}/alerts' },
  { name: 'a single alert', path: '/v1/alerts/{alert}' },
  { name: 'cases', path: '/v1/cases', deep: newest('cases') },
  {
    name: 'cases by risk',
    path: '/v1/cases',
    deep: { table: 'cases', sort: 'risk_score', tie: 'token' },
  },
  { name: 'cases, on track, oldest first', path: '/v1/cases?sla_status=On%20Track&sort=created_at' },
  { name: 'cases, closed late', path: '/v1/cases?status=Closed&sla_status=Breached' },
  { name: 'cases, closed in a year', path: '/v1/cases?closed_from={yearAgo}' },
  { name: 'cases, closed, text of a rare surname', path: '/v1/cases?status=Closed&q=Zywiec' },
  { name: 'cases, two filters', path: '/v1/cases?type=Perpetual&risk_tier=Low&sort=risk_score' },
  { name: 'cases, text of their name', path: '/v1/cases?q=CAS-90000777' },
  { name: 'cases, text of a full name', path: '/v1/cases?q={name}' },
  { name: 'cases, text of a thousand', path: '/v1/cases?q=Person%20777', ofFew: '/v1/cases?q=Person' },
  { name: 'cases, text of a rare surname', path: '/v1/cases?q=Zywiec' },
  { name: 'cases, text of most surnames', path: '/v1/cases?q=Novak' },
  { name: 'cases, text of all', path: '/v1/cases?q=AS-9' },
  { name: 'cases, counts', path: '/v1/cases/counts' },
  { name: 'cases, counts of a text of many', path: '/v1/cases/counts?q=Novak' },
  { name: 'a single case', path: '/v1/cases/{case}' },
  { name: 'entities', path: '/v1/entities', deep: newest('entities') },
  { name: 'entities of a country', path: '/v1/entities?country=GB' },
  { name: 'entities of a case', path: '/v1/cases/{case}/entities' },
  { name: 'checks of a case', path: '/v1/cases/{case}/checks' },
  { name: 'checks of an entity', path: '/v1/entities/{entity}/checks' },
  { name: 'comments of a case', path: '/v1/cases/{case}/comments' },
  { name: 'documents of a case', path: '/v1/cases/{case}/documents' },
  { name: 'risk assessments of a case', path: '/v1/cases/{case}/risk-assessments' },
  { name: 'flows', path: '/v1/flows', deep: newest('flows') },
  {
    name: 'audit log',
    path: '/v1/audit-logs',
    deep: { table: 'audit_log', sort: 'sequence', tie: 'sequence' },
  },
  { name: 'audit log of an actor', path: '/v1/audit-logs?actor=key_bench' },
  { name: 'audit log of a year', path: '/v1/audit-logs?from={yearAgo}' },
  { name: 'audit log of a year, oldest first', path: '/v1/audit-logs?from={yearAgo}&sort=sequence' },
  { name: 'actors of the audit log', path: '/v1/audit-logs/actors' },
  { name: 'audit log of a case', path: '/v1/cases/{case}/audit-logs' },
  { name: 'deliveries', path: '/v1/webhooks/{webhook}/deliveries', deep: newest('webhook_deliveries') },
  { name: 'notifications', path: '/v1/notifications', isOfPerson: true, deep: newest('notifications') },
  { name: 'imports', path: '/v1/entities/imports', deep: newest('entity_imports') },
  {
    name: 'lines of an import',
    path: '/v1/entities/imports/{import}/lines',
    deep: { table: 'entity_import_lines', sort: 'line', tie: 'line' },
  },
  { name: 'users', path: '/v1/users' },
  { name: 'sessions', path: '/v1/users/me/sessions', isOfPerson: true },
  { name: 'OAuth clients', path: '/v1/oauth-clients', isOfPerson: true },
  { name: 'policies', path: '/v1/policies', isOfPerson: true },
  { name: 'versions of a policy', path: '/v1/policies/{policy}/versions', isOfPerson: true },
  { name: 'webhooks', path: '/v1/webhooks' },
  { name: 'watchlists', path: '/v1/watchlists' },
  { name: 'entries of a watchlist', path: '/v1/watchlists/{watchlist}/entries' },
  { name: 'versions of a watchlist', path: '/v1/watchlists/{watchlist}/versions' },
  { name: 'changes of a watchlist', path: '/v1/watchlists/{watchlist}/changes' },
  { name: 'analytics, summary of 30 days', path: '/v1/analytics/summary' },
  { name: 'analytics, summary of a year', path: '/v1/analytics/summary?from={yearAgo}&to={now}' },
  { name: 'analytics, cases of 30 days', path: '/v1/analytics/cases' },
  { name: 'analytics, cases of a year', path: '/v1/analytics/cases?from={yearAgo}&to={now}' },
  { name: 'analytics, days of a year', path: '/v1/analytics/days?from={yearAgo}&to={now}' },
  { name: 'analytics, alerts', path: '/v1/analytics/alerts' },
];

const dayMs = 86_400_000;

async function placesOf(client: Client, project: Prepared): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<'alert' | 'case' | 'entity' | 'name', string>>(
    `select token as alert, case_token as "case", entity_token as entity, subject_name as name
     from alerts where project_id = $1 order by created_at desc offset 500 limit 1`,
    [project.projectId],
  );
  const now = Date.now();
  return {
    ...rows[0],
    webhook: project.webhookToken,
    import: project.importToken,
    watchlist: project.watchlistToken,
    policy: 'risk_model',
    now: new Date(now).toISOString(),
    yearAgo: new Date(now - 365 * dayMs).toISOString(),
  };
}

export async function readCall(
  client: Client,
  { isOfPerson }: Read,
  project: Prepared,
  asked: string,
): Promise<Call> {
  const places = await placesOf(client, project);
  const path = asked.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));
  return {
    method: 'GET',
    path,
    headers: isOfPerson ? project.session : { 'X-API-KEY': project.apiKey },
  };
}
