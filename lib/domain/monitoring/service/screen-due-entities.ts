import { subDays } from 'date-fns/subDays';
import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { listKnownEntries } from '@/lib/domain/alerts/service/list-known-entries';
import { createMonitoringFlow } from '@/lib/domain/flows/service/create-monitoring-flow';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Matcher } from '@/lib/domain/screening/schema';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { ownMatcher } from '@/lib/domain/watchlists/own/matcher';
import { batchesOf } from '@/lib/platform/database/batches';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { timeSlices } from '@/lib/platform/work/time-slices';
import { read, transaction } from '@/lib/platform/database/transaction';
import { itemsOf } from '@/lib/platform/work/resting-projects';
import { candidatesIn, type Candidates } from '../candidates';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/work/piece';
import { runFlows } from '../run-flows';
import { type DueRow, findDue, noteScreened } from '../store';

const rowsPerPage = 500;
/** This many flows are created, then run. */
const flowsPerBatch = 20;

/** Time after which it is the next project's turn. */
const turnMs = 10_000;

interface Scope {
  /** The piece ends after the first page or batch after that. */
  forMs?: number;
  /** Time for one project in a piece. */
  forMsEach?: number;
  /** Default: all projects. */
  projectIds?: readonly number[];
  /** The project of the last turn of the previous piece: continues with the next one. Default: anywhere. */
  behind?: number;
}

export interface DuePiece extends Piece {
  /** The project of the last turn, if there is more. */
  last_project?: number;
}

/**
 * Searches all lists for monitored entities whose last screening is older than the policy's interval (API
 * §7.6). Entities that were never screened, or match an entry without an alert, get a screening flow; for the
 * others the search is recorded. Cycles through the projects, a page or some seconds each, so that a large
 * one does not delay the others. After `forMs`, the piece ends with the page or batch in progress. Returns how
 * many entities were screened, and where the next piece goes on.
 */
export async function screenDueEntities(
  requestId: string,
  { forMs = pieceMs, forMsEach = turnMs, projectIds, behind }: Scope = {},
): Promise<DuePiece> {
  const isTimeUp = timeIsUpAfter(forMs);
  const places = new Map<number, string>();
  let waiting = orderedBehind(projectIds ?? (await listProjectIds()), behind);
  let [done, last_project] = [0, undefined as number | undefined];
  while (waiting.length > 0) {
    const unfinished: number[] = [];
    const round = await forEachProject({
      failure: 'entities that are due were not screened',
      requestId,
      items: itemsOf(waiting),
      work: async (ctx) => {
        if (last_project !== undefined) return 0;
        const { id } = ctx.project;
        const isOver = timeIsUpAfter(forMsEach);
        const page = await screenPage(ctx, places.get(id) ?? '', () => isTimeUp() || isOver());
        if (page.after === null) return page.done;
        unfinished.push(id);
        places.set(id, page.after);
        if (isTimeUp()) last_project = id;
        return page.done;
      },
    });
    done += round.done;
    if (last_project !== undefined) return { done, has_more: true, last_project };
    waiting = unfinished;
  }
  return { done, has_more: false };
}

/** Without a previous project it starts anywhere, so that no project is always first or never reached. */
function orderedBehind(projectIds: readonly number[], behind: number | undefined): number[] {
  const ids = [...projectIds].sort((a, b) => a - b);
  const next = behind === undefined ? randomPlace(ids.length) : ids.findIndex((id) => id > behind);
  return next > 0 ? [...ids.slice(next), ...ids.slice(0, next)] : ids;
}

const randomPlace = (places: number) => Math.floor(Math.random() * places);

interface ScreenedPage {
  done: number;
  /** The entity after which the next page begins; null after the last. */
  after: string | null;
}

async function screenPage(ctx: Context, after: string, isTimeUp: () => boolean): Promise<ScreenedPage> {
  const policy = await read(ctx, (tx) => policyInForce(tx, ctx));
  const since = subDays(ctx.now(), policy.monitoring.interval_days);
  const rows = await findDue(ctx, since, after, rowsPerPage);
  const last = rows.at(-1);
  const matchers = last && (await matchersOf(ctx));
  if (!last || !matchers) return { done: 0, after: null };
  const found = await timeSlices.run(ctx, () => candidatesIn(matchers, rows, policy.match_threshold));
  const done = await screenWithNews(ctx, found, { since, isTimeUp });
  // The rest of the page is still due.
  return { done, after: done < rows.length ? after : last.token };
}

/** Null before the lists are loaded. If another server is searched instead, only a flow can tell. */
async function matchersOf(ctx: Context): Promise<Matcher[] | null> {
  if (env.PROBITY_SCREENING_PROVIDER !== 'probity') return [];
  const loaded = currentMatcher();
  const own = await ownMatcher(ctx);
  return loaded && (own ? [loaded, own] : [loaded]);
}

interface Sweep {
  since: Date;
  isTimeUp: () => boolean;
}

/** Entities not reached in time are still due. Returns how many were searched for. */
async function screenWithNews(
  ctx: Context,
  all: readonly Candidates<DueRow>[],
  { since, isTimeUp }: Sweep,
): Promise<number> {
  const withMatches = all.filter(({ matches }) => matches.length > 0).map(({ row }) => row.token);
  const known = await read(ctx, (tx) => listKnownEntries(tx, ctx, withMatches));
  const isNew = ({ row, matches }: Candidates<DueRow>) =>
    mustBeAsked(row) || matches.some((match) => !known(row.token, match));
  const news = new Set(all.filter(isNew).map(({ row }) => row.token));
  const others = all.map(({ row }) => row.token).filter((token) => !news.has(token));
  await transaction(ctx, (tx) => noteScreened(tx, ctx, others, since));
  let done = others.length;
  for (const tokens of batchesOf([...news], flowsPerBatch)) {
    const flows: (string | null)[] = [];
    for (const token of tokens) flows.push(await screenAnew(ctx, token, since));
    await runFlows(
      ctx,
      flows.filter((flow) => flow !== null),
    );
    done += tokens.length;
    if (isTimeUp()) break;
  }
  return done;
}

/**
 * One per transaction, because its case stays locked until the end, and cases must be locked one at a time or
 * in order.
 */
const screenAnew = (ctx: Context, entity: string, since: Date): Promise<string | null> =>
  transaction(ctx, async (tx) => {
    const [noted] = await noteScreened(tx, ctx, [entity], since);
    return noted === undefined ? null : createMonitoringFlow(tx, ctx, noted);
  });

const mustBeAsked = ({ screened_at }: DueRow) =>
  screened_at === null || env.PROBITY_SCREENING_PROVIDER !== 'probity';
