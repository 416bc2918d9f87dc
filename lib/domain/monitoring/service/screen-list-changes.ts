import { forEachProject } from '@/lib/domain/access/service/for-each-project';
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
import { itemsOf } from '@/lib/platform/resting-projects';
import { candidatesIn, type Candidates } from '../candidates';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/piece';
import { runFlows } from '../run-flows';
import { completeChange, findMonitored, findOpenChange, type ListChange, moveCursor } from '../store';

const rowsPerPage = 2_000;
/** More are not searched apart: an index of a whole list is there already. */
const maxEntriesApart = 20_000;
/** So many flows are created, and then run. */
const flowsPerBatch = 20;

interface Limits {
  maxApart?: number;
  /** The piece ends after the first page or batch after that. */
  forMs?: number;
}

/**
 * Looks for the entries that a new version of a list added or changed among the monitored entities, and screens those anew
 * that one of them is like (docs/adr/0063). Alerts about what it removed say so. Goes on where a piece ended, or a worker that was
 * killed. Counts the changes that it completed: a change waits until this process searches the version in force, and holds up no
 * other.
 */
export async function screenListChanges(
  requestId: string,
  { maxApart = maxEntriesApart, forMs = pieceMs }: Limits = {},
): Promise<Piece> {
  const work = { requestId, maxApart, isTimeUp: timeIsUpAfter(forMs) };
  let done = 0;
  for (let change = await findOpenChange(0); change; change = await findOpenChange(change.id)) {
    const state = await screenChange(change, work);
    if (state === 'interrupted') return { done, has_more: true };
    if (state === 'waiting') continue;
    await completeChange(change.id);
    done += 1;
  }
  return { done, has_more: false };
}

interface Work {
  requestId: string;
  maxApart: number;
  isTimeUp: () => boolean;
}

type State = 'completed' | 'waiting' | 'interrupted';

async function screenChange(change: ListChange, work: Work): Promise<State> {
  const { requestId, maxApart, isTimeUp } = work;
  const projects = change.project_id === null ? await listProjectIds() : [change.project_id];
  const [first] = projects;
  if (first === undefined) return 'completed';
  const owner = await requireProject(first, requestId);
  const inForce = await readVersionInForce(owner, change.watchlist_token);
  if (!inForce) return 'completed';
  const whole = change.project_id === null ? currentMatcher() : await ownMatcher(owner);
  const { id: _, ...version } = inForce;
  const { name } = version;
  if (!whole?.lists.some((list) => list.name === name && list.version === version.version)) return 'waiting';
  const added = await readAddedEntries(owner, change, inForce, maxApart);
  const delisting = { list: name, version: version.version, list_entry_ids: added.removed };
  const hasNoted = await inEach(projects, work, (ctx) => noteRemoved(ctx, delisting, isTimeUp));
  if (!hasNoted) return 'interrupted';
  if (added.entities.length === 0) return 'completed';
  const excerpt = { ...version, entities: added.entities };
  const matcher = added.has_more ? whole : await excerptOf(owner, excerpt, whole);
  const left = projects.filter((project) => project >= (change.searched_project ?? 0));
  const hasSearched = await inEach(left, work, (ctx) =>
    searchProject(ctx, change, { matcher, list: name, isTimeUp }),
  );
  if (!hasSearched) return 'interrupted';
  return 'completed';
}

/**
 * In one project after the other, until one says that the time is up: then false. A project where it fails is passed over, as it must
 * not keep the others from this change and from those after it; the interval of its policy screens its entities again.
 */
async function inEach(
  projectIds: readonly number[],
  { requestId }: Work,
  search: (ctx: Context) => Promise<boolean>,
): Promise<boolean> {
  let isInTime = true;
  await forEachProject({
    failure: 'a list change was not searched for among the monitored entities',
    requestId,
    items: itemsOf(projectIds),
    work: async (ctx) => {
      if (isInTime) isInTime = await search(ctx);
      return isInTime ? 1 : 0;
    },
  });
  return isInTime;
}

/** False when the time was up before the last. */
async function noteRemoved(ctx: Context, delisting: Delisting, isTimeUp: () => boolean): Promise<boolean> {
  if (delisting.list_entry_ids.length === 0) return true;
  while ((await noteDelisted(ctx, delisting)) > 0) {
    if (isTimeUp()) return false;
  }
  return true;
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
  isTimeUp: () => boolean;
}

/** False when the time was up before the last entity. */
async function searchProject(
  ctx: Context,
  change: ListChange,
  { matcher, list, isTimeUp }: Searched,
): Promise<boolean> {
  const { match_threshold } = await read(ctx, (tx) => policyInForce(tx, ctx));
  let after = change.searched_project === ctx.project.id ? (change.searched_entity ?? '') : '';
  for (;;) {
    const rows = await findMonitored(ctx, after, rowsPerPage);
    const last = rows.at(-1);
    if (!last) return true;
    const found = await timeSlices.run(ctx, () => candidatesIn([matcher], rows, match_threshold));
    const isHit = ({ matches }: Candidates) => matches.some((match) => match.list === list);
    const hits = found.filter(isHit).map(({ row }) => row.token);
    const tokens = rows.map(({ token }) => token);
    if (!(await screenFound(ctx, change, { tokens, hits, isTimeUp }))) return false;
    if (isTimeUp()) return false;
    after = last.token;
  }
}

interface Page {
  tokens: readonly string[];
  hits: readonly string[];
  isTimeUp: () => boolean;
}

/**
 * The cursor moves with each flow, so that an entity gets one flow for one change, however often this is begun anew. One a
 * transaction, as its case stays locked until the end: cases are locked one at a time, or in order. False when the time was up.
 */
async function screenFound(ctx: Context, change: ListChange, page: Page): Promise<boolean> {
  const { tokens, hits, isTimeUp } = page;
  const createFlow = async (entity: string, searched: number): Promise<string | null> =>
    transaction(ctx, async (tx) => {
      const isAhead = await moveCursor(tx, ctx, change.id, { entity, searched, found: 1 });
      return isAhead ? createMonitoringFlow(tx, ctx, entity) : null;
    });
  let upTo = 0;
  for (const batch of batchesOf(hits, flowsPerBatch)) {
    const flows: (string | null)[] = [];
    for (const entity of batch) {
      const place = tokens.indexOf(entity) + 1;
      flows.push(await createFlow(entity, place - upTo));
      upTo = place;
    }
    await runFlows(
      ctx,
      flows.filter((flow) => flow !== null),
    );
    if (isTimeUp()) return false;
  }
  const rest = { entity: tokens.at(-1) ?? '', searched: tokens.length - upTo, found: 0 };
  await transaction(ctx, (tx) => moveCursor(tx, ctx, change.id, rest));
  return true;
}
