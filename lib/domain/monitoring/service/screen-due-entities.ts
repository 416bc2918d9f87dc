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
import { runFlows } from '../run-flows';
import { findDue, type MonitoredRow, noteScreened } from '../store';

const rowsPerPage = 500;
const flowsPerTransaction = 20;

/**
 * Looks for the monitored entities whose last screening is longer ago than the policy's interval on all lists (API §7.6).
 * Whoever was never screened, or is like an entry that no alert of theirs is about, gets a screening flow; of the others
 * it is noted that they were looked for. Returns how many were due.
 */
export async function screenDueEntities(requestId: string): Promise<number> {
  const { done } = await forEachProject({
    failure: 'entities that are due were not screened',
    requestId,
    items: itemsOf(await listProjectIds()),
    work: screenProject,
  });
  return done;
}

async function screenProject(ctx: Context): Promise<number> {
  const policy = await read(ctx, (tx) => policyInForce(tx, ctx));
  const since = subDays(ctx.now(), policy.monitoring.interval_days);
  let [due, after] = [0, ''];
  for (;;) {
    const rows = await findDue(ctx, since, after, rowsPerPage);
    const last = rows.at(-1);
    const matchers = last && (await matchersOf(ctx));
    if (!last || !matchers) return due;
    const found = await timeSlices.run(ctx, () => candidatesIn(matchers, rows, policy.match_threshold));
    await screenWithNews(ctx, found, since);
    due += rows.length;
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

async function screenWithNews(ctx: Context, all: readonly Candidates[], since: Date): Promise<void> {
  const withMatches = all.filter(({ matches }) => matches.length > 0).map(({ row }) => row.token);
  const known = await read(ctx, (tx) => listKnownEntries(tx, ctx, withMatches));
  const isNew = ({ row, matches }: Candidates) =>
    mustBeAsked(row) || matches.some((match) => !known(row.token, match));
  const news = new Set(all.filter(isNew).map(({ row }) => row.token));
  const others = all.map(({ row }) => row.token).filter((token) => !news.has(token));
  await transaction(ctx, (tx) => noteScreened(tx, ctx, others, since));
  for (const tokens of batchesOf([...news], flowsPerTransaction)) {
    const flows = await transaction(ctx, async (tx) => {
      const created: (string | null)[] = [];
      for (const token of await noteScreened(tx, ctx, tokens, since))
        created.push(await createMonitoringFlow(tx, ctx, token));
      return created.filter((token) => token !== null);
    });
    await runFlows(ctx, flows);
  }
}

const mustBeAsked = ({ screened_at }: MonitoredRow) =>
  screened_at === null || env.PROBITY_SCREENING_PROVIDER !== 'probity';
