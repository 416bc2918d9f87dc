import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import type { Turn } from './advance';
import { functionFailed } from './function-config';
import { Ops, readOps, type ReadOps } from './ops';
import type { Answer } from './sdk';
import type { Run } from './store/runs';
import type { Step, StepWrite } from './store/steps';
import { endLeasedRun, scheduleAttempt, scheduleStepAttempt, writeSteps } from './store/turns';

/**
 * `ended`: the run is over, or another worker's. `progressed`: more can be done at once, and `next` is what it is done with
 * where that is known. `idle`: nothing to do before a time or an event.
 */
export type Outcome = 'ended' | 'progressed' | 'idle' | { next: Turn };

export interface Settlement {
  turn: Turn;
  /** The step that was executed; absent for the whole function. */
  step?: Step;
  answer: Answer;
  attempt: number;
  maxAttempts: number;
  retryAt: Date;
}

export async function settle(pool: Pool, settlement: Settlement): Promise<Outcome> {
  const { turn, answer } = settlement;
  if (answer.status === 200) return complete(pool, turn.run, answer.body);
  if (answer.status !== 206) return settleFailure(pool, settlement);
  const ops = Ops.parse(answer.body);
  const hasFailed = ops.some(({ op }) => op === 'StepError');
  return hasFailed ? retryLater(pool, settlement) : settleOps(pool, settlement, ops);
}

async function complete(pool: Pool, run: Run, output: unknown): Promise<Outcome> {
  await endLeasedRun(pool, run, { ending: 'completed', output });
  return 'ended';
}

/** Fails a run and sends `inngest/function.failed`, but not for a failure handler's own failure. */
export async function failRun(pool: Pool, run: Run, error: object): Promise<Outcome> {
  const event = run.event.name === functionFailed ? undefined : failureOf(run, error);
  await endLeasedRun(pool, run, { ending: 'failed', output: error, event });
  return 'ended';
}

function failureOf(run: Run, error: object) {
  const { project_id } = run.event.data;
  const data = { function_id: run.function_id, run_id: run.id, error: withoutStack(error), event: run.event };
  return {
    token: newToken('evt'),
    project_id: typeof project_id === 'number' ? project_id : null,
    type: functionFailed,
    data: storable(data),
  };
}

/** Removes characters that jsonb cannot store, which an error may quote. */
const storable = (data: object): object =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value,
    ),
  );

const withoutStack = (error: object) => ({ ...error, stack: undefined });

/** The attempt threw outside of any step, or before it reached the requested one. */
async function settleFailure(pool: Pool, settlement: Settlement): Promise<Outcome> {
  const { turn, answer, attempt, maxAttempts } = settlement;
  const isFinal = answer.noRetry || attempt + 1 >= maxAttempts;
  return isFinal ? failRun(pool, turn.run, errorOf(answer.body)) : retryLater(pool, settlement);
}

async function retryLater(pool: Pool, { turn, step, attempt, retryAt }: Settlement): Promise<Outcome> {
  if (step) await scheduleStepAttempt(pool, turn.run, step.id, attempt + 1, retryAt);
  else await scheduleAttempt(pool, turn.run, attempt + 1, retryAt);
  return 'idle';
}

const errorOf = (body: unknown): object =>
  typeof body === 'object' && body !== null ? body : { name: 'Error', message: String(body) };

async function settleOps(pool: Pool, { turn }: Settlement, ops: Ops): Promise<Outcome> {
  const { run } = turn;
  const read = tryReadOps(ops, run);
  if (read instanceof Error) return failRun(pool, run, { name: read.name, message: read.message });
  const inserted = await writeSteps(pool, run, read);
  if (!inserted) return 'ended';
  const next = nextTurn(turn, read);
  if (next) return { next };
  return read.finished.length > 0 || inserted.includes('planned') ? 'progressed' : 'idle';
}

/** Known without a look when all steps have ended: what else changes a run's steps ends waits. */
function nextTurn({ run, steps }: Turn, { finished, pending }: ReadOps): Turn | undefined {
  const allEnded = pending.length === 0 && steps.every(({ status }) => status === 'done');
  if (!allEnded || finished.length === 0) return undefined;
  return { run: { ...run, attempt: 0, faults: 0 }, steps: [...steps, ...finished.map(toStep)] };
}

const toStep = ({ id, data, error }: StepWrite): Step => ({
  id,
  status: 'done',
  data: data ?? null,
  error: error ?? null,
  attempt: 0,
  due: true,
});

function tryReadOps(ops: Ops, run: Run): ReadOps | Error {
  try {
    return readOps(ops, run.event);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
