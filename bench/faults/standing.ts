import { bodyOf, type Caller } from './caller.ts';
import type { Deployment } from './deployment.ts';
import { type Fact, nameOfEvent, type PublishedEvent, type Told, type Verification } from './evidence.ts';

/** In the order of our clients' moves. */
const caseOrder = ['New', 'In Progress', 'In Review', 'Closed'];
const alertsAfter = { acknowledged: ['Acknowledged', 'Resolved'], resolved: ['Resolved'] };

/** Every fact of the project, by kind. Several rows of one kind and key are a doubled effect. */
const factsSql = `
  with project as (select id from projects where hash = $1)
  select kind, key, token from (
    select flow_type || ' flow' as kind, external_reference as key, token, project_id from flows
    union all
    select flow_type || ' flow ended', external_reference, token, project_id from flows
     where processing_status = 'complete'
    union all
    select 'case of a flow', flow_token, token, project_id from cases where flow_token is not null
    union all
    select 'check of a flow', concat_ws(' ', flow_token, party_position, type_code), token, project_id from checks
    union all
    select 'result of a flow', e.data->>'flow_token', e.token, e.project_id from events e
     where e.type in ('verification.completed', 'screening.completed')
    union all
    select 'answer of a check', target_token, token, project_id from audit_log where event_type = 'check.completed'
    union all
    -- Resolving an alert may assess the risk again.
    select 'risk of a case', r.case_token, r.token, r.project_id from audit_log r
     where r.event_type = 'risk_assessment.calculated'
       and not exists (select from alerts a where (a.project_id, a.case_token) = (r.project_id, r.case_token))
    union all
    -- A screening without a case has neither case nor entity.
    select 'alert', concat_ws(' ', c.flow_token, c.party_position, a.category, coalesce(match->>'list_entry_id', cause)),
           a.token, a.project_id
      from alerts a join checks c on (c.project_id, c.token) = (a.project_id, a.check_token)
    union all
    select 'alert raised', target_token, token, project_id from audit_log where event_type = 'alert.created'
    union all
    select 'entity', external_reference, token, project_id from entities where external_reference is not null
    union all
    select 'case', external_reference, token, project_id from cases where external_reference is not null
    union all
    select 'comment', body, token, project_id from comments
    union all
    select 'webhook', url, token, project_id from webhooks
    union all
    select 'webhook test', webhook_token, token, project_id from webhook_deliveries where event_type = 'webhook.test'
    union all
    select 'alert acknowledged', a.token, a.token, a.project_id from alerts a
      join audit_log r on (r.project_id, r.target_token) = (a.project_id, a.token)
     where r.event_type = 'alert.acknowledged' and a.status = any($3)
    union all
    select 'alert assigned', a.token || ' ' || a.assigned_to, a.token, a.project_id from alerts a
      join audit_log r on (r.project_id, r.target_token) = (a.project_id, a.token)
     where r.event_type = 'alert.assigned'
    union all
    select 'alert resolved', a.token, a.token, a.project_id from alerts a
      join audit_log r on (r.project_id, r.target_token) = (a.project_id, a.token)
     where r.event_type = 'alert.resolved' and a.status = any($4)
    union all
    select 'case moved', c.token || ' ' || (r.details->>'to'), c.token, c.project_id from cases c
      join audit_log r on (r.project_id, r.target_token) = (c.project_id, c.token)
     where r.event_type = 'case.status_changed'
       and array_position($2, c.status) >= array_position($2, r.details->>'to')
  ) facts join project on project.id = facts.project_id`;

export const readFacts = (deployment: Deployment): Promise<Fact[]> =>
  deployment.query<Fact>(factsSql, [
    deployment.firstRun.project_hash,
    caseOrder,
    alertsAfter.acknowledged,
    alertsAfter.resolved,
  ]);

interface EventRow {
  id: string;
  type: string;
  data: Record<string, unknown>;
  created_at: Date;
}

export async function readPublished(deployment: Deployment): Promise<PublishedEvent[]> {
  const rows = await deployment.query<EventRow>(
    `select e.token as id, e.type, e.data, e.created_at from events e join projects p on p.id = e.project_id
      where p.hash = $1 and e.position is not null`,
    [deployment.firstRun.project_hash],
  );
  return rows.map(({ id, type, data, created_at }) => ({
    id,
    type,
    name: nameOfEvent(type, data),
    createdAtMs: created_at.getTime(),
  }));
}

/** The flow that a client's pull token reads, as facts under the flow's reference. */
async function flowOf(caller: Caller, told: Told): Promise<Told[]> {
  const path = `/api/gateway/sharable-payload/${told.token}`;
  const read = async () =>
    bodyOf<{ flow_token: string }>(await caller.call({ method: 'GET', path })).flow_token;
  const token = await read().catch((error: unknown) => `no flow: ${String(error)}`);
  return [
    { ...told, token },
    { ...told, kind: `${told.kind} ended`, token },
  ];
}

/** Clients only know the pull token of a flow: replaces it by the token of the flow, which must also have ended. */
export async function withFlows(caller: Caller, told: readonly Told[]): Promise<Told[]> {
  const known: Told[] = [];
  for (const each of told) {
    known.push(...(each.kind.endsWith(' flow') ? await flowOf(caller, each) : [each]));
  }
  return known;
}

export async function verifyAudit(caller: Caller): Promise<Verification> {
  const answer = await caller.call({ method: 'GET', path: '/v1/audit-logs/verify' });
  return bodyOf<{ data: Verification }>(answer).data;
}

interface Left {
  name: string;
  count: number;
}

/** Work that is not finished yet. */
const leftSql = `
  select 'unfinished flows' as name, count(*)::int from flows where processing_status = 'processing'
  union all
  select 'pending deliveries', count(*)::int from webhook_deliveries where status in ('pending', 'failed')
  union all
  select 'events that nobody took up', count(*)::int from events where routed_at is null
  union all
  select 'runs of flows', count(*)::int from runner_runs where status = 'running' and function_id like '%run-flow'
  union all
  select 'runs that are due', count(*)::int from runner_runs
   where status = 'running' and coalesce(lease_until, wake_at) < now() - interval '1 second'`;

export async function readBacklog(deployment: Deployment): Promise<Record<string, number>> {
  const rows = await deployment.query<Left>(leftSql);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
