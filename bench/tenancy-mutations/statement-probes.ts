import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { aFilledProject, type FilledProject } from '@/tests/fixtures/filled-project';
import { asOwner } from '@/tests/fixtures/owner';
import { agree, aPerson } from '@/tests/fixtures/hosted-journey';
import { twinOf } from '@/tests/fixtures/twin-project';
import type { Probe } from '@/tests/tenancy/scene';
import { type Asked, type Calls, dayMs } from './statements/asked';
import { deleteBeforeLater, ofAudit } from './statements/audit';
import { ofCasework } from './statements/casework';
import { ofDeletion } from './statements/deletion';
import { ofJourneys } from './statements/journeys';
import { addTheirList, ofLists } from './statements/lists';
import { ofPeople, revokeAccess } from './statements/people';
import { leaveFirstChange, ofWork } from './statements/work';

// Sends statements that no probe of tests/tenancy reaches, on rows that another project has too. Their results with
// and without the condition are compared (switch.ts).

const calls: Calls = {
  ...ofPeople,
  ...ofCasework,
  ...ofAudit,
  ...ofDeletion,
  ...ofWork,
  ...ofLists,
  ...ofJourneys,
};

interface Projects {
  own: FilledProject;
  other: FilledProject;
  twin: Context;
}

/** Adds rows that the calls search for and a filled project does not have. */
async function addRows({ ctx, tokens }: FilledProject): Promise<void> {
  const of = [ctx.project.id];
  await asOwner(
    `update notifications set mail_status = 'pending', mail_due_at = now() - interval '1 hour' where project_id = $1`,
    of,
  );
  await asOwner(
    `update flows set processing_status = 'processing', lease_generation = 7 where project_id = $1 and token = $2`,
    [ctx.project.id, tokens.flw],
  );
  await asOwner(`update alerts set sla_paused_at = now() where project_id = $1 and status <> 'Resolved'`, of);
  await asOwner(
    `update alerts set status = 'Resolved', resolved_at = now() where project_id = $1 and token <> $2`,
    [ctx.project.id, tokens.alt],
  );
  await asOwner(
    `insert into webhook_attempts (project_id, delivery_token, number, started_at, duration_ms, response_status)
     values ($1, $2, 1, now(), 5, 500)`,
    [ctx.project.id, tokens.whd],
  );
  await asOwner(
    `update cases set status = 'Closed', decision = 'Approve', closed_at = now() where project_id = $1 and token <> $2`,
    [ctx.project.id, tokens.cas],
  );
}

/**
 * Adds owners of the company, which is monitored: a person of its case, and a person without a case. A third person
 * has no case either.
 */
async function addEntities({ ask, tokens }: FilledProject): Promise<void> {
  const people = await ask('GET', `/v1/cases/${tokens.cas}/entities?type=Person`);
  for (const [name, last_name] of [
    ['owner', 'Ulm'],
    ['held', 'Vale'],
  ] as const) {
    const body = { type: 'Person', first_name: 'Una', last_name };
    tokens[name] = (await ask('POST', '/v1/entities', { body })).json.data.token;
  }
  const shares = [people.json.data[0].token, tokens.owner].map((entity_token) => ({
    entity_token,
    ownership_percentage: 40,
  }));
  await ask('PUT', `/v1/entities/${tokens.ent}/owners`, { body: { owners: shares } });
  await ask('PATCH', `/v1/entities/${tokens.ent}`, { body: { monitored: true } });
}

/** Starts a journey, and saves a view of the alerts. */
async function addPeople(project: FilledProject): Promise<void> {
  const who = await aPerson(project);
  await agree(who);
  project.tokens.visited = who.flow_token ?? '';
  const body = { views: [{ name: 'Mine', query: 'view=mine' }], revision: 0 };
  await project.asAdmin({ method: 'PUT' }, '/v1/users/me/alert-views', { body });
}

/**
 * Makes the twin differ: what is due or failed in one project is not in the other, so that rows selected from the
 * wrong project are noticed.
 */
async function tellApart({ own, twin }: Omit<Projects, 'other'>): Promise<void> {
  const ofTwin = [twin.project.id];
  await asOwner(`update webhook_deliveries set status = 'failed' where project_id = $1`, ofTwin);
  await asOwner(`update cases set sla_deadline = null, sla_warning_at = null where project_id = $1`, ofTwin);
  await asOwner(
    `update notifications set mail_status = 'sent' where project_id = $1
       and id = (select min(id) from notifications where project_id = $1)`,
    ofTwin,
  );
  await asOwner(`update entities set monitored = true where project_id = $1`, ofTwin);
  await asOwner(
    `insert into case_entities (project_id, case_token, entity_token, role, created_at)
     select project_id, token, $2, 'Director', now() from cases where project_id = $1`,
    [twin.project.id, own.tokens.held],
  );
  await deleteBeforeLater(own);
  await revokeAccess(own);
  await asOwner(`update entity_imports set completed_at = now() where project_id = $1 and token <> $2`, [
    own.ctx.project.id,
    own.tokens.imp,
  ]);
}

/** Adds rows that exist only once per project, and totals that are otherwise folded for all projects at once. */
async function addRowsOfBoth(projects: readonly number[]): Promise<void> {
  await asOwner(
    `insert into sample_projects (project_id, token) select unnest($1::int[]), 'smp_1' on conflict do nothing`,
    [projects],
  );
  await asOwner(
    `insert into span_totals (project_id, resource, measure, span, day, counted_by, label, is_open, delta, started_seconds,
       lasted_seconds, in_time)
     select unnest($1::int[]), 'alerts', 'opened', 'day', current_date, '', '', false, 3, 0, 0, 0`,
    [projects],
  );
}

async function prepared(): Promise<Projects> {
  const [own, other] = [await aFilledProject(), await aFilledProject()];
  await addEntities(own);
  await addPeople(own);
  await addRows(own);
  await leaveFirstChange(own);
  await addTheirList(other);
  const twin = await twinOf(own.ctx);
  await tellApart({ own, twin });
  await addRowsOfBoth([own.ctx.project.id, twin.project.id]);
  return { own, other, twin };
}

let projects: Promise<Projects> | undefined;

class Undo extends Error {}

async function callAs(
  { project }: Context,
  { own, other }: Projects,
  make: (asked: Asked) => Promise<unknown>,
): Promise<void> {
  const ctx = { ...own.ctx, project, now: () => new Date(Date.now() + dayMs) };
  const token = (kind: string) => own.tokens[kind] ?? '';
  const undone = transaction(ctx, async (tx) => {
    await make({ tx, ctx, own, other, token });
    throw new Undo();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

/** Calls it for the project and for its twin, because the first of two rows found is the older one. */
async function call(make: (asked: Asked) => Promise<unknown>): Promise<void> {
  projects ??= prepared();
  const made = await projects;
  for (const ctx of [made.own.ctx, made.twin]) await callAs(ctx, made, make);
}

/** They pass even without the condition: only the comparison notices. */
export const statementProbes: Probe[] = Object.entries(calls).map(([name, make]) => ({
  name: `statement: ${name}`,
  expectNoLeak: () => call(make),
}));
