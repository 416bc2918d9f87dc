import pLimit from 'p-limit';
import { holdSeconds, snooze, undoHeld } from '@/components/alerts/alert-mutations';
import { counted, formatCount } from '@/components/ui/format';
import { describeProblem } from '@/components/ui/problem-notice';
import { api, dataOf } from '@/lib/api/client';
import type { Alert, BulkOutcome, EscalateAlert, Resolution } from '@/lib/domain/alerts/schema';
import type { BulkResult, Changed, Outcome, Problems } from './bulk-result';
import { type BulkPlan, decidedText } from './bulk-plan';
import { isDecided } from './group';

export { tellChanged, tellUndone } from './bulk-messages';

/** The changes that can be made to several alerts at once. */
export type BulkChange =
  | { kind: 'acknowledge' }
  | { kind: 'assign'; user_id: string }
  | {
      kind: 'clear';
      plan: BulkPlan;
      rationale: string;
      /** Who the proposals go to. */
      reviewer: string | undefined;
    }
  | { kind: 'escalate'; plan: BulkPlan; rationale: string; reviewer: string }
  | { kind: 'snooze'; until: string };

/** The API's limit per request. */
const maxAlerts = 50;

function chunksOf(tokens: readonly string[]): string[][] {
  const count = Math.ceil(tokens.length / maxAlerts);
  return Array.from({ length: count }, (_, n) => tokens.slice(n * maxAlerts, (n + 1) * maxAlerts));
}

/**
 * Sends the alerts in requests of that size. A request that fails is the problem of each of its alerts, because earlier
 * requests have already changed theirs.
 */
async function sendInChunks(
  tokens: readonly string[],
  send: (alert_tokens: string[]) => Promise<BulkOutcome>,
): Promise<Problems> {
  const problems: Problems = new Map();
  for (const chunk of chunksOf(tokens)) {
    try {
      for (const { alert_token, message } of (await send(chunk)).errors) problems.set(alert_token, message);
    } catch (problem) {
      for (const token of chunk) problems.set(token, describeProblem(problem));
    }
  }
  return problems;
}

/** Few enough to leave some of the user's rate limit to the rest of the console. */
const requestsAtOnce = 6;

/** Sends one request for each alert, where the API has no bulk operation. */
async function sendEach(
  tokens: readonly string[],
  send: (token: string) => Promise<Alert>,
): Promise<Outcome> {
  const [changed, problems]: [Changed, Problems] = [new Map(), new Map()];
  const sendOne = async (token: string) => {
    try {
      changed.set(token, await send(token));
    } catch (problem) {
      problems.set(token, describeProblem(problem));
    }
  };
  const limit = pLimit(requestsAtOnce);
  await Promise.all(tokens.map((token) => limit(sendOne, token)));
  return { changed, problems };
}

const tokensOf = (alerts: readonly Alert[]) => alerts.map(({ token }) => token);

/** The new look of the alerts that were not refused. */
const changedBut = (
  problems: Problems,
  alerts: readonly Alert[],
  lookOf: (alert: Alert) => Partial<Alert>,
): Changed =>
  new Map(alerts.filter(({ token }) => !problems.has(token)).map((alert) => [alert.token, lookOf(alert)]));

/** Acknowledging an unassigned alert also assigns it (docs/adr/0128). */
async function acknowledgeAll(alerts: readonly Alert[], person: string): Promise<Outcome> {
  const problems = await sendInChunks(tokensOf(alerts), (alert_tokens) =>
    dataOf(api.POST('/v1/alerts/bulk/acknowledge', { body: { alert_tokens } })),
  );
  const lookOf = ({ assigned_to }: Alert) =>
    ({ status: 'Acknowledged', assigned_to: assigned_to ?? person }) as const;
  return { problems, changed: changedBut(problems, alerts, lookOf) };
}

async function assignAll(alerts: readonly Alert[], user_id: string): Promise<Outcome> {
  const problems = await sendInChunks(tokensOf(alerts), (alert_tokens) =>
    dataOf(api.POST('/v1/alerts/bulk/assign', { body: { alert_tokens, user_id } })),
  );
  return { problems, changed: changedBut(problems, alerts, () => ({ assigned_to: user_id })) };
}

/** The server acknowledges the Open ones when it resolves them (docs/adr/0041). */
async function resolveAll(
  alerts: readonly Alert[],
  resolution: Resolution,
  heldLook: Partial<Alert>,
): Promise<Outcome> {
  const body = { ...resolution, hold_seconds: holdSeconds };
  const problems = await sendInChunks(tokensOf(alerts), (alert_tokens) =>
    dataOf(api.POST('/v1/alerts/bulk/resolve', { body: { alert_tokens, ...body } })),
  );
  return { problems, changed: changedBut(problems, alerts, () => heldLook) };
}

function escalateEach(alerts: readonly Alert[], escalation: EscalateAlert): Promise<Outcome> {
  const body = { ...escalation, hold_seconds: holdSeconds };
  return sendEach(tokensOf(alerts), (alert_token) =>
    dataOf(api.POST('/v1/alerts/{alert_token}/escalate', { params: { path: { alert_token } }, body })),
  );
}

const proposeAll = (alerts: readonly Alert[], resolution: Resolution, escalate_to: string) =>
  escalateEach(alerts, { reason: resolution.rationale, escalate_to, proposed_resolution: resolution });

const snoozeAll = (alerts: readonly Alert[], until: string): Promise<Outcome> =>
  sendEach(tokensOf(alerts), (token) => snooze(token, { until }));

const doneText = (resolved: number, proposed: number): string =>
  [resolved > 0 && `${formatCount(resolved)} resolved`, proposed > 0 && `${formatCount(proposed)} proposed`]
    .filter(Boolean)
    .join(', ');

async function clearAll(
  { plan, rationale, reviewer }: Extract<BulkChange, { kind: 'clear' }>,
  person: string,
): Promise<Omit<BulkResult, 'leftOut'>> {
  const resolution: Resolution = { action: 'Approve', rationale, is_false_positive: true };
  // The time of the first alert that the server holds.
  const until = Date.now() + holdSeconds * 1_000;
  const held = { action: 'resolve', by: person, until: new Date(until).toISOString() } as const;
  const [resolved, proposed] = await Promise.all([
    resolveAll(plan.resolve, resolution, { held }),
    proposeAll(plan.propose, resolution, reviewer ?? ''),
  ]);
  const madeIn = ({ problems }: Outcome, alerts: readonly Alert[]) =>
    tokensOf(alerts).filter((token) => !problems.has(token));
  const [resolvedOnes, proposedOnes] = [madeIn(resolved, plan.resolve), madeIn(proposed, plan.propose)];
  const tokens = [...resolvedOnes, ...proposedOnes];
  return {
    changed: new Map([...resolved.changed, ...proposed.changed]),
    problems: new Map([...plan.left, ...resolved.problems, ...proposed.problems]),
    done: doneText(resolvedOnes.length, proposedOnes.length),
    held: tokens.length > 0 ? { tokens, until } : null,
  };
}

async function escalateAll({
  plan,
  rationale: reason,
  reviewer,
}: Extract<BulkChange, { kind: 'escalate' }>): Promise<Omit<BulkResult, 'leftOut'>> {
  const until = Date.now() + holdSeconds * 1_000;
  const { changed, problems } = await escalateEach(plan.propose, { reason, escalate_to: reviewer });
  return {
    changed,
    problems: new Map([...plan.left, ...problems]),
    done: `${formatCount(changed.size)} escalated`,
    held: changed.size > 0 ? { tokens: [...changed.keys()], until } : null,
  };
}

type OpenChange = Exclude<BulkChange, { kind: 'clear' | 'escalate' }>;

function changeOpen(change: OpenChange, alerts: readonly Alert[], person: string): Promise<Outcome> {
  if (change.kind === 'assign') return assignAll(alerts, change.user_id);
  return change.kind === 'snooze' ? snoozeAll(alerts, change.until) : acknowledgeAll(alerts, person);
}

/** How the changes that leave the decision open are called once they are made. */
const doneWord = { assign: 'assigned', acknowledge: 'acknowledged', snooze: 'snoozed' };

/** Changes each alert that allows it and is not decided yet. */
export async function changeSeveral(
  change: BulkChange,
  alerts: readonly Alert[],
  person: string,
): Promise<BulkResult> {
  const leftOut = decidedText(alerts);
  if (change.kind === 'clear') return { ...(await clearAll(change, person)), leftOut };
  if (change.kind === 'escalate') return { ...(await escalateAll(change)), leftOut };
  const wanted = alerts.filter((alert) => !isDecided(alert));
  const outcome = await changeOpen(change, wanted, person);
  const done = `${counted(outcome.changed.size, 'alert', 'alerts')} ${doneWord[change.kind]}`;
  return { ...outcome, done, leftOut, held: null };
}

/** Undoes held decisions. An alert whose decision has been made in the meantime is reported as a problem. */
export const undoSeveral = (tokens: readonly string[]): Promise<Outcome> => sendEach(tokens, undoHeld);
