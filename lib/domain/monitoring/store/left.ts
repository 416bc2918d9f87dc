import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { ListChange, Progress } from '../store';

/** A project where the search for a list change failed and must be retried. */
export interface LeftChange extends ListChange {
  left_project: number;
  left_entity: string;
}

/** A minute after the first failure, then with increasing delays up to an hour. */
const nextAttempt = `now() + least(1 + left_over.attempt_count, 60) * interval '1 minute'`;

/** Records that the change failed in the project, and its progress there. */
export async function leaveChange(changeId: number, projectId: number): Promise<void> {
  await rowsOfAnyProject({
    text: `insert into list_changes_left as left_over (change_id, project_id, searched_entity, due_at)
     select id, $2, case when searched_project = $2 then coalesce(searched_entity, '') else '' end,
       now() + interval '1 minute'
     from list_changes where id = $1
     on conflict (change_id, project_id) do update
       set attempt_count = left_over.attempt_count + 1, due_at = ${nextAttempt}`,
    values: [changeId, projectId],
  });
}

export async function findLeftProjects(changeId: number): Promise<number[]> {
  const rows = await rowsOfAnyProject<{ project_id: number }>({
    text: 'select project_id from list_changes_left where change_id = $1',
    values: [changeId],
  });
  return rows.map(({ project_id }) => project_id);
}

/** Due retries, longest waiting first. */
export async function findDueLeft(max: number): Promise<LeftChange[]> {
  const rows = await rowsOfAnyProject<LeftChange>({
    text: `select c.id, c.project_id, c.watchlist_token, c.from_version, c.to_version, c.searched_project, c.searched_entity,
       l.project_id as left_project, l.searched_entity as left_entity
     from list_changes_left l join list_changes c on c.id = l.change_id
     where l.due_at <= now() and c.completed_at is not null order by l.due_at limit $1`,
    values: [max],
  });
  return rows;
}

/** As `moveCursor`, in a project to retry. */
export async function moveLeft(
  tx: Transaction,
  ctx: Context,
  id: number,
  { entity, searched, found }: Progress,
): Promise<boolean> {
  const moved = await tx.$executeRaw`
    update list_changes_left set searched_entity = ${entity}
    where change_id = ${id} and project_id = ${ctx.project.id} and searched_entity < ${entity}`;
  if (moved === 0) return false;
  await tx.$executeRaw`
    update list_changes set searched_count = searched_count + ${searched}, found_count = found_count + ${found}
    where id = ${id}`;
  return true;
}

export async function deleteLeft(changeId: number, projectId: number): Promise<void> {
  await rowsOfAnyProject({
    text: 'delete from list_changes_left where change_id = $1 and project_id = $2',
    values: [changeId, projectId],
  });
}
