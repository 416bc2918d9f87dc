import { setTimeout as delay } from 'node:timers/promises';
import type { BareReply, Page, PageRequest } from '@/lib/domain/operation';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { NotFound, TokenExpired, ValidationFailed } from '@/lib/platform/errors';
import { keepAnswer, type KeyUse } from '@/lib/platform/idempotency';
import { read, transaction, type Transaction } from '@/lib/platform/transaction';
import type { Flow as FlowModel } from '@/generated/prisma/client';
import type { FlowRequest } from '../plan';
import { presentFlow, presentFlowResult, presentTokens } from '../present';
import type { FlowResult } from '../result-schema';
import type { Flow, FlowFilters } from '../schema';
import { findAlerts, findAssessment, findCaseName, findFlow, findFlowByPullToken, findParts } from '../store';
import { runningHere, startRun } from './run';
import { type Submission, submit } from './submit';

const defaultTimeoutMs = 30_000;
const maxTimeoutMs = 120_000;

/** `X-SYNC-TIMEOUT`: whole milliseconds from 1 to 120000 (decisions 3). Throws `ValidationFailed` (400). */
function readSyncTimeout(headers: Headers): number {
  const given = headers.get('x-sync-timeout');
  if (given === null) return defaultTimeoutMs;
  const timeoutMs = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (timeoutMs < 1 || timeoutMs > maxTimeoutMs) {
    const message = `must be whole milliseconds from 1 to ${maxTimeoutMs}`;
    throw new ValidationFailed([{ field: 'X-SYNC-TIMEOUT', message, code: 'invalid' }]);
  }
  return timeoutMs;
}

async function resultIn(tx: Transaction, ctx: Context, flow: FlowModel): Promise<FlowResult> {
  const parts = await findParts(tx, ctx, flow);
  const alerts = await findAlerts(tx, ctx, parts.checks);
  const assessment = flow.case_token ? await findAssessment(tx, ctx, flow.case_token) : null;
  const case_reference = flow.case_token ? await findCaseName(tx, ctx, flow.case_token) : null;
  return presentFlowResult({ ...parts, alerts, assessment, case_reference });
}

async function requireFlow(tx: Transaction, ctx: Context, token: string): Promise<FlowModel> {
  const flow = await findFlow(tx, ctx, token);
  if (!flow) throw new NotFound('flow');
  return flow;
}

/** Throws `NotFound` (404), also for a flow of another project. */
export function get(ctx: Context, token: string): Promise<FlowResult> {
  return read(ctx, async (tx) => resultIn(tx, ctx, await requireFlow(tx, ctx, token)));
}

const listed: ListSource<FlowModel, Flow> = {
  table: 'flows',
  keptColumns: ['flow_type', 'processing_status'],
  present: presentFlow,
};

export function list(ctx: Context, equals: FlowFilters, page: PageRequest): Promise<Page<Flow>> {
  return listPage(ctx, listed, { equals }, page);
}

const pollEveryMs = 100;

/** Waits while another process works on the flow: its row is all that we see of it. */
async function untilEnded(ctx: Context, token: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const flow = await read(ctx, (tx) => findFlow(tx, ctx, token));
    if (flow?.processing_status !== 'processing') return;
    await delay(pollEveryMs, undefined, { signal }).catch(() => {});
  }
}

/** Writes early what is known when half the wait is over, so that a partial answer has something to show. */
const patienceOf = (timeoutMs: number) => Math.min(1_000, timeoutMs / 2);

/** The result, where this process has brought the flow to its end by then. */
async function waitFor(
  ctx: Context,
  { flow_token, work }: Submission,
  timeoutMs: number,
): Promise<FlowResult | null> {
  const run = work
    ? startRun(ctx, { token: flow_token, lease_generation: 1 }, work, patienceOf(timeoutMs))
    : runningHere(flow_token);
  const waited = new AbortController();
  const ended = run ?? untilEnded(ctx, flow_token, waited.signal).then(() => null);
  const timeout = delay(timeoutMs, null, { signal: waited.signal }).catch(() => null);
  const result = await Promise.race([ended, timeout]);
  waited.abort();
  return result;
}

const replayed = { 'Idempotency-Replayed': 'true' };

/** Stores the answer under the request's Idempotency-Key before it goes out; a repeat gets the same bytes. */
async function reply(
  ctx: Context,
  use: KeyUse | null,
  submission: Submission,
  status: number,
  body: object,
): Promise<BareReply> {
  const answer = { status, headers: { 'X-Request-Id': ctx.requestId }, body: JSON.stringify(body) };
  if (!use) return answer;
  const kept = await transaction(ctx, (tx) => keepAnswer(tx, ctx, use, answer));
  return submission.isKeyKnown ? { ...kept, headers: { ...kept.headers, ...replayed } } : kept;
}

const replay = ({ answer }: Submission): BareReply | null =>
  answer && { ...answer, headers: { ...answer.headers, ...replayed } };

/** A sync flow: 200 with the full result, or 202 with what is known when the wait is over (section 1 rule 1). */
export async function run(
  ctx: Context,
  flow: FlowRequest,
  { headers, keyUse }: { headers: Headers; keyUse: KeyUse | null },
): Promise<BareReply> {
  const timeoutMs = readSyncTimeout(headers);
  const submission = await submit(ctx, flow, keyUse);
  const before = replay(submission);
  if (before) return before;
  const result = (await waitFor(ctx, submission, timeoutMs)) ?? (await get(ctx, submission.flow_token));
  return reply(ctx, keyUse, submission, result.processing_status === 'processing' ? 202 : 200, result);
}

/** An async flow: its tokens at once; the worker does the rest (section 1 rule 2). */
export async function start(
  ctx: Context,
  flow: FlowRequest,
  { keyUse }: { keyUse: KeyUse | null },
): Promise<BareReply> {
  const submission = await submit(ctx, flow, keyUse);
  const before = replay(submission);
  if (before) return before;
  const row = await read(ctx, (tx) => requireFlow(tx, ctx, submission.flow_token));
  return reply(ctx, keyUse, submission, 200, { tokens: presentTokens(row) });
}

const pullLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const nothingYet: BareReply = { status: 204, body: null, headers: { 'Retry-After': '1' } };

/**
 * The result of a flow by its pull token: 204 while nothing is finished. Throws `TokenExpired` (404) 30 days after
 * results became available, and `NotFound` (404) for an unknown token or another project's.
 */
export async function pull(ctx: Context, pullToken: string): Promise<BareReply> {
  return read(ctx, async (tx) => {
    const flow = await findFlowByPullToken(tx, ctx, keyedHash(pullToken));
    if (!flow) throw new NotFound('pull token');
    const availableAt = flow.results_available_at?.getTime();
    if (availableAt !== undefined && ctx.now().getTime() > availableAt + pullLifetimeMs)
      throw new TokenExpired('pull');
    const result = await resultIn(tx, ctx, flow);
    const { passed, referred, failed } = result.checks_summary;
    if (result.processing_status === 'processing' && passed + referred + failed === 0) return nothingYet;
    return { status: 200, body: JSON.stringify(result) };
  });
}
