import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/work/piece';
import { type Search, searchChange, type State, type Work } from '../search-change';
import { completeChange, findOpenChange, type ListChange, moveCursor } from '../store';
import {
  deleteLeft,
  findDueLeft,
  findLeftProjects,
  leaveChange,
  type LeftChange,
  moveLeft,
} from '../store/left';

const maxEntriesApart = 20_000;
const maxLeft = 100;

interface Limits {
  maxApart?: number;
  /** The piece ends after the first page or batch after that. */
  forMs?: number;
}

/**
 * Searches the monitored entities for entries that a new list version added or changed, and screens those
 * that match one (docs/adr/0063). Alerts about removed entries say so. Continues after the end of a piece or
 * a killed worker; projects where it failed are retried later. Counts the completed changes: a change waits
 * until this process searches the version in force, without blocking others.
 */
export async function screenListChanges(
  requestId: string,
  { maxApart = maxEntriesApart, forMs = pieceMs }: Limits = {},
): Promise<Piece> {
  const work = { requestId, maxApart, isTimeUp: timeIsUpAfter(forMs) };
  let done = 0;
  for (let change = await findOpenChange(0); change; change = await findOpenChange(change.id)) {
    const state = await searchChange(change, await searchOf(change), work);
    if (state === 'interrupted') return { done, has_more: true };
    if (state === 'waiting') continue;
    await completeChange(change.id);
    done += 1;
  }
  return { done, has_more: await searchLeft(work) };
}

/** The progress in projects where it failed is stored separately. */
async function searchOf({ id, ...change }: ListChange): Promise<Search> {
  const all = change.project_id === null ? await listProjectIds() : [change.project_id];
  const left = await findLeftProjects(id);
  return {
    projects: all.filter((project) => project >= (change.searched_project ?? 0) && !left.includes(project)),
    after: (project) => (change.searched_project === project ? (change.searched_entity ?? '') : ''),
    move: (tx, ctx, progress) => moveCursor(tx, ctx, id, progress),
    leave: (project) => leaveChange(id, project),
  };
}

/** Projects where earlier attempts failed. True if the time is up before the last. */
async function searchLeft(work: Work): Promise<boolean> {
  for (const left of await findDueLeft(maxLeft)) {
    if ((await searchAgain(left, work)) === 'interrupted') return true;
  }
  return false;
}

async function searchAgain(left: LeftChange, work: Work): Promise<State> {
  const { id, left_project, left_entity } = left;
  let hasFailed = false;
  const search: Search = {
    projects: [left_project],
    after: () => left_entity,
    move: (tx, ctx, progress) => moveLeft(tx, ctx, id, progress),
    leave: async (project) => {
      hasFailed = true;
      await leaveChange(id, project);
    },
  };
  const state = await searchChange(left, search, work);
  if (state === 'completed' && !hasFailed) await deleteLeft(id, left_project);
  return state;
}
