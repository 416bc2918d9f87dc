import type { Client } from 'pg';
import type { Prepared } from './prepare.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Read {
  name: string;
  path: string;
  /** Without a session, the project's key. */
  isOfPerson?: true;
  /** Where a deep page is: the table, its sort and what breaks ties. */
  deep?: { table: string; sort: string; tie: string };
}

const newest = (table: string) => ({ table, sort: 'created_at', tie: 'token' });

/** `${token}` of a resource is a random one's; `webhook` is the project's. */
export const reads: Read[] = [
  { name: 'alerts', path: '/v1/alerts', deep: newest('alerts') },
  { name: 'alerts, open ones by score', path: '/v1/alerts?status=Open&sort=-priority_score' },
  { name: 'alerts, two filters', path: '/v1/alerts?category=PEP%20Match&status=Escalated' },
  { name: 'alerts, text of one', path: '/v1/alerts?q=Person%20777%20' },
  { name: 'alerts, text of many', path: '/v1/alerts?q=Novak' },
  { name: 'alerts of an age', path: '/v1/alerts?age=Over%2014%20days&sort=created_at' },
  { name: 'alerts, counts', path: '/v1/alerts/counts' },
  { name: 'alerts of a case', path: '/v1/cases/{case}/alerts' },
  { name: 'a single alert', path: '/v1/alerts/{alert}' },
  { name: 'cases', path: '/v1/cases', deep: newest('cases') },
  { name: 'cases, on track, oldest first', path: '/v1/cases?sla_status=On%20Track&sort=created_at' },
  { name: 'cases, two filters', path: '/v1/cases?type=Perpetual&risk_tier=Low&sort=risk_score' },
  { name: 'cases, text of one', path: '/v1/cases?q=CAS-90000777' },
  { name: 'cases, text of all', path: '/v1/cases?q=CAS-9' },
  { name: 'cases of a customer', path: '/v1/cases?q=Person%20777%20' },
  { name: 'cases of a common surname', path: '/v1/cases?q=Zywiec' },
  { name: 'cases of most surnames', path: '/v1/cases?q=Novak' },
  { name: 'cases, counts', path: '/v1/cases/counts' },
  { name: 'a single case', path: '/v1/cases/{case}' },
  { name: 'entities', path: '/v1/entities', deep: newest('entities') },
  { name: 'entities of a country', path: '/v1/entities?country=GB' },
  { name: 'entities of a case', path: '/v1/cases/{case}/entities' },
  { name: 'checks of a case', path: '/v1/cases/{case}/checks' },
  { name: 'comments of a case', path: '/v1/cases/{case}/comments' },
  { name: 'risk assessments of a case', path: '/v1/cases/{case}/risk-assessments' },
  { name: 'flows', path: '/v1/flows', deep: newest('flows') },
  {
    name: 'audit log',
    path: '/v1/audit-logs',
    deep: { table: 'audit_log', sort: 'sequence', tie: 'sequence' },
  },
  { name: 'audit log of an actor', path: '/v1/audit-logs?actor=key_bench' },
  { name: 'audit log of a case', path: '/v1/cases/{case}/audit-logs' },
  { name: 'deliveries', path: '/v1/webhooks/{webhook}/deliveries', deep: newest('webhook_deliveries') },
  { name: 'notifications', path: '/v1/notifications', isOfPerson: true, deep: newest('notifications') },
  { name: 'users', path: '/v1/users' },
  { name: 'webhooks', path: '/v1/webhooks' },
  { name: 'watchlists', path: '/v1/watchlists' },
  { name: 'analytics, summary of 30 days', path: '/v1/analytics/summary' },
  { name: 'analytics, summary of a year', path: '/v1/analytics/summary?from={yearAgo}&to={now}' },
  { name: 'analytics, cases of 30 days', path: '/v1/analytics/cases' },
  { name: 'analytics, cases of a year', path: '/v1/analytics/cases?from={yearAgo}&to={now}' },
];

const dayMs = 86_400_000;

async function placesOf(
  client: Client,
  { projectId, webhookToken }: Prepared,
): Promise<Record<string, string>> {
  const { rows } = await client.query<{ alert: string; of_case: string }>(
    `select token as alert, case_token as of_case from alerts where project_id = $1 order by created_at desc offset 500 limit 1`,
    [projectId],
  );
  const now = Date.now();
  return {
    alert: rows[0]?.alert ?? '',
    case: rows[0]?.of_case ?? '',
    webhook: webhookToken,
    now: new Date(now).toISOString(),
    yearAgo: new Date(now - 365 * dayMs).toISOString(),
  };
}

export async function readCall(client: Client, read: Read, project: Prepared): Promise<Call> {
  const places = await placesOf(client, project);
  const path = read.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
  return {
    method: 'GET',
    path,
    headers: read.isOfPerson ? project.session : { 'X-API-KEY': project.apiKey },
  };
}

export interface Write {
  name: string;
  /** Selects the tokens of what is changed. `$1` is the project. */
  of?: string;
  pathOf(token: string): string;
  bodyOf?(n: number): object;
}

const openAlerts = `select token from alerts where project_id = $1 and status = 'Open' order by md5(token)`;
const casesOf = (status: string) =>
  `select token from cases where project_id = $1 and status = '${status}' order by md5(token)`;

export const writes: Write[] = [
  {
    name: 'acknowledge an alert',
    of: openAlerts,
    pathOf: (token) => `/v1/alerts/${token}/acknowledge`,
  },
  {
    name: 'resolve an alert',
    of: openAlerts.replace('Open', 'Acknowledged'),
    pathOf: (token) => `/v1/alerts/${token}/resolve`,
    bodyOf: () => ({ action: 'Approve', rationale: 'Another person.', is_false_positive: true }),
  },
  {
    name: 'comment on a case',
    of: casesOf('In Review'),
    pathOf: (token) => `/v1/cases/${token}/comments`,
    bodyOf: (n) => ({ type: 'Comment', body: `The document ${n} has arrived.` }),
  },
  {
    name: 'open a case',
    pathOf: () => '/v1/cases',
    bodyOf: (n) => ({
      type: 'Review',
      entity_category: 'Person',
      entity: { type: 'Person', first_name: 'Mary', last_name: `Ward ${n}`, country: 'GB' },
    }),
  },
  {
    name: 'move a case',
    of: casesOf('New'),
    pathOf: (token) => `/v1/cases/${token}/transitions`,
    bodyOf: () => ({ trigger: 'progress' }),
  },
];

/** As many as there are rows to change, at most `count`. */
export async function writeCalls(
  client: Client,
  write: Write,
  { projectId, apiKey }: Prepared,
  count: number,
): Promise<Call[]> {
  const tokens = write.of
    ? (await client.query<{ token: string }>(`${write.of} limit ${count}`, [projectId])).rows
    : Array.from({ length: count }, () => ({ token: '' }));
  const headers = { 'X-API-KEY': apiKey, ...(write.bodyOf && { 'Content-Type': 'application/json' }) };
  return tokens.map(({ token }, n) => ({
    method: 'POST',
    path: write.pathOf(token),
    headers,
    body: write.bodyOf && JSON.stringify(write.bodyOf(n)),
  }));
}
