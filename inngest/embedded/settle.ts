import { newToken } from '@/lib/platform/ids';
import { functionFailed } from './function-config';
import { Ops, readOps, type ReadOps } from './ops';
import type { Answer } from './sdk';
import { insertEvents } from './store/events';
import { endRun, resetAttempt, resetFaults, scheduleAttempt, type Run } from './store/runs';
import { finishStep, insertStep, scheduleStepAttempt, type Step } from './store/steps';
import type { Database } from './store/transaction';

/** `ended`: the run is over. `progressed`: more can be done at once. `idle`: nothing to do before a time or an event. */
export type Outcome = 'ended' | 'progressed' | 'idle';

export interface Settlement {
  run: Run;
  /** The step that was executed; absent for the whole function. */
  step?: Step;
  answer: Answer;
  attempt: number;
  maxAttempts: number;
  retryAt: Date;
}

/** The run must be locked. */
export async function settle(tx: Database, settlement: Settlement): Promise<Outcome> {
  const { run, answer } = settlement;
  if (run.faults > 0) await resetFaults(tx, run.id);
  if (answer.status === 200) return complete(tx, run, answer.body);
  if (answer.status !== 206) return settleFailure(tx, settlement);
  const ops = Ops.parse(answer.body);
  return ops.some(({ op }) => op === 'StepError') ? retryLater(tx, settlement) : settleOps(tx, run, ops);
}

async function complete(tx: Database, run: Run, output: unknown): Promise<Outcome> {
  await endRun(tx, run.id, 'completed', output);
  return 'ended';
}

/** Fails a run and sends `inngest/function.failed`, but not for a failure handler's own failure. */
export async function failRun(tx: Database, run: Run, error: object): Promise<Outcome> {
  await endRun(tx, run.id, 'failed', error);
  if (run.event.name === functionFailed) return 'ended';
  const { project_id } = run.event.data;
  const data = { function_id: run.function_id, run_id: run.id, error: withoutStack(error), event: run.event };
  await insertEvents(tx, [
    {
      token: newToken('evt'),
      project_id: typeof project_id === 'number' ? project_id : null,
      type: functionFailed,
      data: storable(data),
    },
  ]);
  return 'ended';
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
async function settleFailure(tx: Database, settlement: Settlement): Promise<Outcome> {
  const { run, answer, attempt, maxAttempts } = settlement;
  const isFinal = answer.noRetry || attempt + 1 >= maxAttempts;
  return isFinal ? failRun(tx, run, errorOf(answer.body)) : retryLater(tx, settlement);
}

async function retryLater(tx: Database, { run, step, attempt, retryAt }: Settlement): Promise<Outcome> {
  if (step) await scheduleStepAttempt(tx, run.id, step.id, attempt + 1, retryAt);
  else await scheduleAttempt(tx, run.id, attempt + 1, retryAt);
  return 'idle';
}

const errorOf = (body: unknown): object =>
  typeof body === 'object' && body !== null ? body : { name: 'Error', message: String(body) };

async function settleOps(tx: Database, run: Run, ops: Ops): Promise<Outcome> {
  const read = tryReadOps(ops, run);
  if (read instanceof Error) return failRun(tx, run, { name: read.name, message: read.message });
  for (const step of read.finished) await finishStep(tx, run.id, step);
  const inserted = [];
  for (const step of read.pending) if (await insertStep(tx, run.id, step)) inserted.push(step);
  if (run.attempt > 0) await resetAttempt(tx, run.id);
  const hasProgressed = read.finished.length > 0 || inserted.some(({ status }) => status === 'planned');
  return hasProgressed ? 'progressed' : 'idle';
}

function tryReadOps(ops: Ops, run: Run): ReadOps | Error {
  try {
    return readOps(ops, run.event);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
