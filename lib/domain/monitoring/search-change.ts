import { forEachProject } from '@/lib/domain/access/service/for-each-project';
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
import { batchesOf } from '@/lib/platform/database/batches';
import type { Context } from '@/lib/platform/context';
import { itemsOf } from '@/lib/platform/work/resting-projects';
import { timeSlices } from '@/lib/platform/work/time-slices';
import { read, type Transaction, transaction } from '@/lib/platform/database/transaction';
import { candidatesIn, type Candidates } from './candidates';
import { runFlows } from './run-flows';
import { findMonitored, type ListChange, type Progress } from './store';

const rowsPerPage = 2_000;
/** This many flows are created, then run. */
const flowsPerBatch = 20;

/** The scope and progress of a search. */
export interface Search {
  projects: readonly number[];
  /** Continues after this entity of the project. */
  after(projectId: number): string;
  /** In the transaction of the new flows. False if another worker has already come this far. */
  move(tx: Transaction, ctx: Context, progress: Progress): Promise<boolean>;
  /**
   * Records that it failed there, to be retried later, so that it does not block other projects or later
   * changes.
   */
  leave(projectId: number): Promise<void>;
}

export interface Work {
  requestId: string;
  /** More entries are not searched separately: the index of the whole list is already loaded. */
  maxApart: number;
  isTimeUp: () => boolean;
}

export type State = 'completed' | 'waiting' | 'interrupted';

/** Screens entities that match an added or changed entry. Alerts about removed entries say so. */
export async function searchChange(change: ListChange, search: Search, work: Work): Promise<State> {
  const { requestId, maxApart, isTimeUp } = work;
  const [first] = search.projects;
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
  const noted = await inEach(search, work, (ctx) => noteRemoved(ctx, delisting, isTimeUp));
  if (!noted.isInTime) return 'interrupted';
  if (added.entities.length === 0) return 'completed';
  const excerpt = { ...version, entities: added.entities };
  const matcher = added.has_more ? whole : await excerptOf(owner, excerpt, whole);
  const projects = search.projects.filter((project) => !noted.failed.has(project));
  const searched = await inEach({ ...search, projects }, work, (ctx) =>
    searchProject(ctx, search, { matcher, list: name, isTimeUp }),
  );
  return searched.isInTime ? 'completed' : 'interrupted';
}

/** One project after another, until the time is up. Skips projects where it fails. */
async function inEach(
  { projects, leave }: Search,
  { requestId }: Work,
  searchIn: (ctx: Context) => Promise<boolean>,
): Promise<{ isInTime: boolean; failed: ReadonlySet<number> }> {
  let isInTime = true;
  const { failed } = await forEachProject({
    failure: 'a list change was not searched for among the monitored entities',
    requestId,
    items: itemsOf(projects),
    work: async (ctx) => {
      if (!isInTime) return 0;
      try {
        isInTime = await searchIn(ctx);
      } catch (error) {
        // Before moving the cursor to the next project, which would skip this one.
        await leave(ctx.project.id);
        throw error;
      }
      return isInTime ? 1 : 0;
    },
  });
  return { isInTime, failed };
}

/** False if the time was up before the last project. */
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
  /** Matches on other lists are not new. */
  list: string;
  isTimeUp: () => boolean;
}

/** False if the time was up before the last entity. */
async function searchProject(
  ctx: Context,
  search: Search,
  { matcher, list, isTimeUp }: Searched,
): Promise<boolean> {
  const { match_threshold } = await read(ctx, (tx) => policyInForce(tx, ctx));
  let after = search.after(ctx.project.id);
  for (;;) {
    const rows = await findMonitored(ctx, after, rowsPerPage);
    const last = rows.at(-1);
    if (!last) return true;
    const found = await timeSlices.run(ctx, () => candidatesIn([matcher], rows, match_threshold));
    const isHit = ({ matches }: Candidates) => matches.some((match) => match.list === list);
    const hits = found.filter(isHit).map(({ row }) => row.token);
    const tokens = rows.map(({ token }) => token);
    if (!(await screenFound(ctx, search, { tokens, hits, isTimeUp }))) return false;
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
 * Advances the cursor with each flow, so that an entity gets one flow per change, even after restarts. One
 * per transaction, because its case stays locked until the end, and cases must be locked one at a time or in
 * order. False if the time was up.
 */
async function screenFound(ctx: Context, { move }: Search, page: Page): Promise<boolean> {
  const { tokens, hits, isTimeUp } = page;
  const createFlow = async (entity: string, searched: number): Promise<string | null> =>
    transaction(ctx, async (tx) => {
      const isAhead = await move(tx, ctx, { entity, searched, found: 1 });
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
  await transaction(ctx, (tx) => move(tx, ctx, rest));
  return true;
}
