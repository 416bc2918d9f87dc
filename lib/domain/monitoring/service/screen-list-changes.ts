import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { requireProject } from '@/lib/domain/access/service/require-project';
import { type Delisting, noteDelisted } from '@/lib/domain/alerts/service/note-delisted';
import { createMonitoringFlow } from '@/lib/domain/flows/service/create-monitoring-flow';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import { excerptInSteps } from '@/lib/domain/screening/matcher';
import type { ListedEntity, ListVersion, Matcher } from '@/lib/domain/screening/schema';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { ownMatcher } from '@/lib/domain/watchlists/own/matcher';
import { readAddedEntries } from '@/lib/domain/watchlists/service/read-added-entries';
import { readVersionInForce } from '@/lib/domain/watchlists/service/read-version-in-force';
import { batchesOf } from '@/lib/platform/batches';
import type { Context } from '@/lib/platform/context';
import { timeSlices } from '@/lib/platform/time-slices';
import { read, transaction } from '@/lib/platform/transaction';
import { candidatesIn, type Candidates } from '../candidates';
import { runFlows } from '../run-flows';
import { completeChange, findMonitored, findOpenChange, type ListChange, moveCursor } from '../store';

const rowsPerPage = 2_000;
/** More are not searched apart: an index of a whole list is there already. */
const maxEntriesApart = 20_000;
/** A transaction creates the flows of so many. */
const flowsPerTransaction = 20;

/**
 * Looks for the entries that a new version of a list added or changed among the monitored entities, and screens those anew
 * that one of them is like (docs/adr/0063). Alerts about what it removed say so. Goes on where a worker that was killed stopped. Returns how many changes it
 * completed: a change waits until this process searches the version in force.
 */
export async function screenListChanges(requestId: string, maxApart = maxEntriesApart): Promise<number> {
  let completed = 0;
  for (let change = await findOpenChange(); change; change = await findOpenChange()) {
    if (!(await screenChange(change, requestId, maxApart))) return completed;
    await completeChange(change.id);
    completed += 1;
  }
  return completed;
}

/** False when it has to wait. */
async function screenChange(change: ListChange, requestId: string, maxApart: number): Promise<boolean> {
  const projects = change.project_id === null ? await listProjectIds() : [change.project_id];
  const [first] = projects;
  if (first === undefined) return true;
  const owner = await requireProject(first, requestId);
  const inForce = await readVersionInForce(owner, change.watchlist_token);
  if (!inForce) return true;
  const whole = change.project_id === null ? currentMatcher() : await ownMatcher(owner);
  const { id: _, ...version } = inForce;
  const { name } = version;
  if (!whole?.lists.some((list) => list.name === name && list.version === version.version)) return false;
  const added = await readAddedEntries(owner, change, inForce, maxApart);
  const delisting = { list: name, version: version.version, list_entry_ids: added.removed };
  for (const id of projects) await noteRemoved(await requireProject(id, requestId), delisting);
  if (added.entities.length === 0) return true;
  const excerpt = { ...version, entities: added.entities };
  const searched = added.has_more ? whole : await excerptOf(owner, excerpt, whole);
  for (const id of projects.filter((project) => project >= (change.searched_project ?? 0)))
    await searchProject(await requireProject(id, requestId), change, { matcher: searched, list: name });
  return true;
}

async function noteRemoved(ctx: Context, delisting: Delisting): Promise<void> {
  if (delisting.list_entry_ids.length === 0) return;
  while ((await transaction(ctx, (tx) => noteDelisted(tx, ctx, delisting))) > 0);
}

const excerptOf = (
  ctx: Context,
  excerpt: ListVersion & { entities: ListedEntity[] },
  whole: Matcher,
): Promise<Matcher> => timeSlices.run(ctx, () => excerptInSteps([excerpt], whole));

interface Searched {
  matcher: Matcher;
  /** What is found on others is no news. */
  list: string;
}

async function searchProject(ctx: Context, change: ListChange, { matcher, list }: Searched): Promise<void> {
  const { match_threshold } = await read(ctx, (tx) => policyInForce(tx, ctx));
  let after = change.searched_project === ctx.project.id ? (change.searched_entity ?? '') : '';
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
