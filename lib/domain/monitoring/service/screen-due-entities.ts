import { subDays } from 'date-fns/subDays';
import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectIds } from '@/lib/domain/access/service/list-project-ids';
import { listKnownEntries } from '@/lib/domain/alerts/service/list-known-entries';
import { createMonitoringFlow } from '@/lib/domain/flows/service/create-monitoring-flow';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Matcher } from '@/lib/domain/screening/schema';
import { currentMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { ownMatcher } from '@/lib/domain/watchlists/own/matcher';
import { batchesOf } from '@/lib/platform/batches';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';
import { timeSlices } from '@/lib/platform/time-slices';
import { read, transaction } from '@/lib/platform/transaction';
import { itemsOf } from '@/lib/platform/resting-projects';
import { candidatesIn, type Candidates } from '../candidates';
import { type Piece, pieceMs, timeIsUpAfter } from '@/lib/platform/piece';
import { runFlows } from '../run-flows';
import { type DueRow, findDue, noteScreened } from '../store';

const rowsPerPage = 500;
/** So many flows are created, and then run. */
const flowsPerBatch = 20;

interface Scope {
  /** The piece ends after the first page or batch after that. */
  forMs?: number;
  /** All, unless said. */
  projectIds?: readonly number[];
}

/**
 * Looks for the monitored entities whose last screening is longer ago than the policy's interval on all lists (API §7.6).
 * Whoever was never screened, or is like an entry that no alert of theirs is about, gets a screening flow; of the others
 * it is noted that they were looked for. A piece ends after the first page or batch after that many milliseconds; counts
 * who was looked for.
 */
export async function screenDueEntities(
  requestId: string,
  { forMs = pieceMs, projectIds }: Scope = {},
): Promise<Piece> {
  const isTimeUp = timeIsUpAfter(forMs);
  let has_more = false;
  const { done } = await forEachProject({
    failure: 'entities that are due were not screened',
    requestId,
    items: itemsOf(projectIds ?? (await listProjectIds())),
    work: async (ctx) => {
      if (has_more) return 0;
      const piece = await screenProject(ctx, isTimeUp);
      has_more = piece.has_more;
      return piece.done;
    },
  });
  return { done, has_more };
}

async function screenProject(ctx: Context, isTimeUp: () => boolean): Promise<Piece> {
  const policy = await read(ctx, (tx) => policyInForce(tx, ctx));
  const since = subDays(ctx.now(), policy.monitoring.interval_days);
  let [done, after] = [0, ''];
  for (;;) {
    const rows = await findDue(ctx, since, after, rowsPerPage);
    const last = rows.at(-1);
    const matchers = last && (await matchersOf(ctx));
    if (!last || !matchers) return { done, has_more: false };
    const found = await timeSlices.run(ctx, () => candidatesIn(matchers, rows, policy.match_threshold));
    done += await screenWithNews(ctx, found, { since, isTimeUp });
    if (isTimeUp()) return { done, has_more: true };
    after = last.token;
  }
}

/** Null before the lists are loaded. Where another server is asked instead, only a flow can tell. */
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

/** Whom it leaves when the time is up is still due. Returns how many were looked for. */
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

/** One a transaction, as its case stays locked until the end: cases are locked one at a time, or in order. */
const screenAnew = (ctx: Context, entity: string, since: Date): Promise<string | null> =>
  transaction(ctx, async (tx) => {
    const [noted] = await noteScreened(tx, ctx, [entity], since);
    return noted === undefined ? null : createMonitoringFlow(tx, ctx, noted);
  });

const mustBeAsked = ({ screened_at }: DueRow) =>
  screened_at === null || env.PROBITY_SCREENING_PROVIDER !== 'probity';
