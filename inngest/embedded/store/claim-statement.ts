import { runColumns } from './runs';

/** The parameters, in their order. */
const [functionIds, limits, free, leaseMs, projectIds, activeCounts, perProject, kept, suspects] = [
  '$1::text[]',
  '$2::int[]',
  '$3',
  '$4',
  '$5::int[]',
  '$6::int[]',
  '$7',
  '$8',
  '$9',
];

/** A run that several workers were lost with, one after the other, may be what ended them. */
export const faultsOfSuspects = 2;
const isSuspect = (run: string) => `${run}.faults >= ${faultsOfSuspects}`;

/** Claimable when its lease ends while a worker has it, otherwise when it is due. */
export const dueAt = 'coalesce(r.lease_until, r.wake_at)';

/** The functions that may have more runs now, and how many; null for one without a limit. */
const functions = `
  select f.id, may_have - held.count as may_have from unnest(${functionIds}, ${limits}) as f (id, may_have) cross join lateral (
    select count(*)::int as count from runner_runs l
    where f.may_have is not null and l.function_id = f.id and l.lease_until > now()
  ) held
  where may_have is null or may_have > held.count`;

/** The first due runs of each function: all that are due, or one more than there are free places. */
const firstDue = `
  select f.id as function_id, next.* from functions f cross join lateral (
    select project_id, ${dueAt} as due_at from runner_runs r
    where function_id = f.id and status = 'running' and ${dueAt} <= now() order by ${dueAt} limit ${free} + 1
  ) next`;

/**
 * The first run of each project, of the functions of which more are due than there are free places. Walks from project to
 * project in the index, so that runs of one project are not read to find those of another.
 */
const firstOfProjects = `
  select function_id, -1 as project_id, null::timestamptz as due_at from first_due -- no project, to begin with
  group by function_id having count(*) > ${free}
  union all
  select before.function_id, next.* from first_of_projects before cross join lateral (
    select project_id, ${dueAt} as due_at from runner_runs r
    where function_id = before.function_id and ended_at is null and project_id > before.project_id
    order by project_id, ${dueAt} limit 1
  ) next`;

/** The projects with due runs of each function that may have more: the one with the fewest active runs here first. */
const rankedProjects = `
  select each.*, coalesce(active, 0) as active,
    row_number() over (partition by function_id order by coalesce(active, 0), due_at) as rank_of_project
  from (
    select * from first_of_projects where due_at <= now()
    union select function_id, project_id, min(due_at) from first_due group by function_id, project_id
  ) each left join unnest(${projectIds}, ${activeCounts}) as a (project_id, active) using (project_id)
  where coalesce(active, 0) < ${perProject}`;

/** What may be claimed of each project and function. The turn of a run is how many of its project will be active with it. */
const due = `
  select function_id, project_id, ${perProject} - active as may_have, next.*,
    active + row_number() over (partition by function_id, project_id order by next.due_at) as turn
  from ranked_projects p join functions f on f.id = function_id cross join lateral (
    select r.id, ${dueAt} as due_at, ${isSuspect('r')} as is_suspect from runner_runs r
    where r.function_id = f.id and r.ended_at is null and r.project_id = p.project_id and ${dueAt} <= now()
      and (${suspects} > 0 or not ${isSuspect('r')})
    order by ${dueAt} limit least(${free}, ${perProject} - active, f.may_have)
  ) next
  where rank_of_project <= ${free}`;

/** Those of which neither their project nor their function has too many, by turn. */
const allowed = `
  select of_function.id, turn, row_number() over (order by turn, due_at) as rank, is_suspect,
    row_number() over (partition by is_suspect order by turn, due_at) as rank_of_kind
  from (
    select *, row_number() over (partition by function_id order by turn, due_at) as rank_in_function
    from (
      select *, row_number() over (partition by project_id order by turn, due_at) as rank_in_project from due
    ) of_project
    where rank_in_project <= may_have
  ) of_function join functions f on f.id = function_id
  where f.may_have is null or rank_in_function <= f.may_have`;

/**
 * As many as there are free places, of which some are kept for the first run of a project. Suspects come one by one, so that
 * the one that ends its worker does not take the others with it each time.
 */
const chosen = `
  select id from allowed
  where rank <= ${free} and (turn = 1 or rank <= ${free} - ${kept}) and (not is_suspect or rank_of_kind <= ${suspects})`;

/** Of the chosen ones those that nobody else has locked, as they are now: another worker may have changed them meanwhile. */
const locked = `
  select r.id as run_id, r.status, ${dueAt} as due_at from runner_runs r join chosen using (id)
  for update of r skip locked`;

/**
 * Projects take turns, the one with the fewest active runs in this worker first. So do functions: the first due run of each
 * comes before the second of any.
 */
export const claimStatement = `
  with recursive functions as (${functions}),
  first_due as (${firstDue}),
  first_of_projects as (${firstOfProjects}),
  ranked_projects as (${rankedProjects}),
  due as (${due}),
  allowed as (${allowed}),
  chosen as (${chosen}),
  locked as (${locked})
  update runner_runs r
  set faults = faults + case when lease_until is null then 0 else 1 end,
    lease_until = now() + ${leaseMs} * interval '1 millisecond', lease_generation = lease_generation + 1, wake_at = null
  -- Not a condition of "locked", where it would invite a plan that scans all due runs.
  from locked where r.id = run_id and locked.status = 'running' and locked.due_at <= now()
  returning ${runColumns}`;
