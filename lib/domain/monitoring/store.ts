import type { Context } from '@/lib/platform/context';
import { rowsOf, rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface ListChange {
  id: number;
  /** For one of the project's own lists. */
  project_id: number | null;
  watchlist_token: string;
  from_version: number | null;
  to_version: number;
  searched_project: number | null;
  searched_entity: string | null;
}

/** The oldest change after the given one that has not been searched completely. */
export async function findOpenChange(behind: number): Promise<ListChange | null> {
  const rows = await rowsOfAnyProject<ListChange>({
    text: `select id, project_id, watchlist_token, from_version, to_version, searched_project, searched_entity
     from list_changes where completed_at is null and id > $1 order by id limit 1`,
    values: [behind],
  });
  return rows[0] ?? null;
}

export async function completeChange(id: number): Promise<void> {
  await rowsOfAnyProject({
    text: 'update list_changes set completed_at = now() where id = $1',
    values: [id],
  });
}

export interface Progress {
  /** The last processed entity. */
  entity: string;
  searched: number;
  found: number;
}

/**
 * In the transaction of the new flows, so that none is created twice. False if another worker, for which this
 * one seemed lost, has already come this far.
 */
export async function moveCursor(
  tx: Transaction,
  ctx: Context,
  id: number,
  { entity, searched, found }: Progress,
): Promise<boolean> {
  const moved = await tx.$executeRaw`
    update list_changes set searched_project = ${ctx.project.id}, searched_entity = ${entity},
      searched_count = searched_count + ${searched}, found_count = found_count + ${found}
    where id = ${id}
      and (searched_project is null or (searched_project, searched_entity) < (${ctx.project.id}::int, ${entity}))`;
  return moved === 1;
}

export interface MonitoredRow {
  token: string;
  type: 'Person' | 'Company';
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  company_name: string | null;
  /** YYYY-MM-DD. */
  date_of_birth: string | null;
  nationality: string | null;
  country: string | null;
  registration_number: string | null;
}

export interface DueRow extends MonitoredRow {
  screened_at: Date | null;
}

const columns = `token, type, first_name, last_name, full_name, company_name, date_of_birth, nationality, country,
  registration_number`;

/** Entities after the token, in token order. Without their last screening, which spares a join. */
export const findMonitored = (ctx: Context, after: string, limit: number): Promise<MonitoredRow[]> =>
  rowsOf<MonitoredRow>(ctx, {
    name: 'monitored-entities',
    text: `select ${columns} from monitored_entities where project_id = $1 and token > $2 order by token limit $3`,
    values: [ctx.project.id, after, limit],
  });

/** Of those, the entities that were not screened since. */
export const findDue = (ctx: Context, since: Date, after: string, limit: number): Promise<DueRow[]> =>
  rowsOf<DueRow>(ctx, {
    name: 'monitored-entities-due',
    text: `select ${columns}, screened_at from monitored_entities
      where project_id = $1 and token > $2 and (screened_at is null or screened_at < $3) order by token limit $4`,
    values: [ctx.project.id, after, since, limit],
  });

/**
 * Records that the entities are being searched for now. Returns those that nobody else has searched for
 * since.
 */
export async function noteScreened(
  tx: Transaction,
  ctx: Context,
  tokens: readonly string[],
  since: Date,
): Promise<string[]> {
  const noted = await tx.$queryRaw<{ entity_token: string }[]>`
    insert into monitored_screenings as known (project_id, entity_token, screened_at)
    select ${ctx.project.id}, token, ${ctx.now()} from unnest(${[...tokens]}::text[]) as token
    on conflict (project_id, entity_token) do update set screened_at = excluded.screened_at
      where known.screened_at < ${since}
    returning entity_token`;
  return noted.map(({ entity_token }) => entity_token);
}
