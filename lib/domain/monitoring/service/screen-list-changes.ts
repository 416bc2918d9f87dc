import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { noteDelisted } from '@/lib/domain/alerts/service/note-delisted';
import { createMonitoringFlow } from '@/lib/domain/flows/service/create-monitoring-flow';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { excerptInSteps } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { ownMatcher } from '@/lib/domain/watchlists/own/matcher';
import { type AddedEntries, readAddedEntries } from '@/lib/domain/watchlists/service/read-added-entries';
import { batchesOf } from '@/lib/platform/batches';
import type { Context } from '@/lib/platform/context';
import { timeSlices } from '@/lib/platform/time-slices';
import { read, transaction } from '@/lib/platform/transaction';
import { itemsOf } from '@/lib/platform/resting-projects';
import { candidatesIn, type Candidates } from '../candidates';
import { runFlows } from '../run-flows';
import {
  completeChange,
  endPass,
  findMonitored,
  findOpenChange,
  type ListChange,
  moveCursor,
  noteFailedProject,
  noteRecoveredProject,
} from '../store';

const rowsPerPage = 2_000;
/** More are not searched apart: an index of a whole list is there already. */
const maxEntriesApart = 20_000;
/** A transaction creates the flows of so many. */
const flowsPerTransaction = 20;
const failure = 'a list change was not searched for among the monitored entities';

/**
 * Looks for the entries that a new version of a list added or changed among the monitored entities, and screens those anew
 * that one of them is like (docs/adr/0063). Alerts about what it removed say so. Goes on where a worker that was killed stopped.
 * Returns how many changes it completed: a change waits until this process searches the version in force, and for projects where
 * it failed. Neither holds up the changes after it.
 */
export async function screenListChanges(requestId: string, maxApart = maxEntriesApart): Promise<number> {
  let completed = 0;
  for (let change = await findOpenChange(0); change; change = await findOpenChange(change.id)) {
    const open = change;
    const projects = change.project_id === null ? await listProjectIds() : [change.project_id];
    const { done, failed } = await forEachProject({
      failure,
      requestId,
      // Each can read a public list.
      items: itemsOf(projects.slice(0, 1)),
      work: async (reader) => ((await screenChange(reader, open, projects, maxApart)) ? 1 : 0),
    });
    const isSearched = done === 1 || (projects.length === 0 && failed.size === 0);
    if (isSearched && (await completeChange(change.id))) completed += 1;
  }
  return completed;
}

/** False when it has to wait. */
async function screenChange(
  reader: Context,
  change: ListChange,
  projects: readonly number[],
  maxApart: number,
): Promise<boolean> {
  const added = await readAddedEntries(reader, change, maxApart);
  if (!added) return true;
  const whole = change.project_id === null ? currentMatcher() : await ownMatcher(reader);
  const { name, version } = added.in_force;
  if (!whole?.lists.some((list) => list.name === name && list.version === version)) return false;
  const isApart = added.entities.length > 0 && !added.has_more;
  const matcher = isApart ? await excerptOf(reader, added, whole) : whole;
  const search = async (ctx: Context) => {
    await noteRemoved(ctx, added);
    if (added.entities.length > 0) await searchProject(ctx, change, { matcher, list: name });
  };
  return searchProjects(change, reader.requestId, projects, search);
}

/** False when it could not be noted where it failed: then the projects after that one wait too, for the cursor must not pass it. */
async function searchProjects(
  change: ListChange,
  requestId: string,
  projects: readonly number[],
  search: (ctx: Context) => Promise<void>,
): Promise<boolean> {
  let isNoted = true;
  await forEachProject({
    failure,
    requestId,
    items: itemsOf(projects.filter((id) => isLeft(change, id))),
    work: async (ctx) => {
      if (!isNoted) return 0;
      try {
        await search(ctx);
        if (ctx.project.id in change.failed_projects) await noteRecoveredProject(change.id, ctx.project.id);
        return 1;
      } catch (error) {
        isNoted = false;
        await noteFailedProject(change.id, ctx.project.id);
        isNoted = true;
        throw error;
      }
    },
  });
  if (isNoted) await endPass(change.id);
  return isNoted;
}

const isLeft = (change: ListChange, projectId: number): boolean =>
  projectId in change.failed_projects || projectId >= (change.searched_project ?? 0);

/** The entity up to which the project was searched. */
function searchedUpTo(change: ListChange, projectId: number): string {
  const own = change.failed_projects[projectId];
  if (own !== undefined) return own;
  return change.searched_project === projectId ? (change.searched_entity ?? '') : '';
}

async function noteRemoved(
  ctx: Context,
  { in_force: { name, version }, removed }: AddedEntries,
): Promise<void> {
  if (removed.length === 0) return;
  const delisting = { list: name, version, list_entry_ids: removed };
  while ((await transaction(ctx, (tx) => noteDelisted(tx, ctx, delisting))) > 0);
}

const excerptOf = (ctx: Context, { in_force, entities }: AddedEntries, whole: Matcher): Promise<Matcher> =>
  timeSlices.run(ctx, () => excerptInSteps([{ ...in_force, entities }], whole));

interface Searched {
  matcher: Matcher;
  /** What is found on others is no news. */
  list: string;
}

async function searchProject(ctx: Context, change: ListChange, { matcher, list }: Searched): Promise<void> {
  const { match_threshold } = await read(ctx, (tx) => policyInForce(tx, ctx));
  let after = searchedUpTo(change, ctx.project.id);
  for (;;) {
    const rows = await findMonitored(ctx, after, rowsPerPage);
    const last = rows.at(-1);
    if (!last) return;
    const found = await timeSlices.run(ctx, () => candidatesIn([matcher], rows, match_threshold));
    const isHit = ({ matches }: Candidates) => matches.some((match) => match.list === list);
    await screenFound(ctx, change, found, isHit);
    after = last.token;
  }
}

/** The cursor moves with the flows, so that an entity gets one flow for one change, however often this is begun anew. */
async function screenFound(
  ctx: Context,
  { id }: ListChange,
  all: readonly Candidates[],
  isHit: (candidates: Candidates) => boolean,
): Promise<void> {
  const hits = all.filter(isHit).map(({ row }) => row.token);
  const steps = [...batchesOf(hits, flowsPerTransaction), []];
  let searched = 0;
  for (const tokens of steps) {
    // The last step is what follows the last hit.
    const entity = tokens.at(-1) ?? all.at(-1)?.row.token ?? '';
    const upTo = all.filter(({ row }) => row.token <= entity).length;
    const progress = { entity, searched: upTo - searched, found: tokens.length };
    searched = upTo;
    const flows = await transaction(ctx, async (tx) => {
      if (!(await moveCursor(tx, ctx, id, progress))) return [];
      const created: string[] = [];
      for (const token of tokens) created.push((await createMonitoringFlow(tx, ctx, token)) ?? '');
      return created.filter((token) => token !== '');
    });
    await runFlows(ctx, flows);
  }
}
