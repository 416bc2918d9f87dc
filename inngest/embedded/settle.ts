import { newToken } from '@/lib/platform/ids';
import { functionFailed } from './function-config';
import { Ops, readOps, type ReadOps } from './ops';
import type { Answer } from './sdk';
import { announceStep, endRun, endStep, type Database, type Run, type Step } from './store';

/** `ended`: the run is over. `moved`: there is more to do at once. `resting`: not before a time or an event. */
export type Outcome = 'ended' | 'moved' | 'resting';

/** An answer of the SDK, with the step that was asked for (none: the function from the top) and its attempt. */
export interface Settlement {
  run: Run;
  step?: Step;
  answer: Answer;
  attempt: number;
  maxAttempts: number;
  retryAt: Date;
}

/** Writes down what an answer means. The run must be held, and everything commits or nothing does. */
export async function settle(tx: Database, settlement: Settlement): Promise<Outcome> {
  const { run, answer } = settlement;
  if (run.faults > 0) await tx.query(`update runner_runs set faults = 0 where id = $1`, [run.id]);
  if (answer.status === 200) return complete(tx, run, answer.body);
  if (answer.status !== 206) return settleFailure(tx, settlement);
  const ops = Ops.parse(answer.body);
  return ops.some(({ op }) => op === 'StepError') ? retryLater(tx, settlement) : settleOps(tx, run, ops);
}

async function complete(tx: Database, run: Run, output: unknown): Promise<Outcome> {
  await endRun(tx, run.id, 'completed', output);
  return 'ended';
}

/** Ends a run and tells of it in the same transaction; a failure handler's own failure is told to nobody. */
export async function failRun(tx: Database, run: Run, error: object): Promise<Outcome> {
  await endRun(tx, run.id, 'failed', error);
  if (run.event.name === functionFailed) return 'ended';
  const { project_id = null } = run.event.data;
  const data = { function_id: run.function_id, run_id: run.id, error: withoutStack(error), event: run.event };
  await tx.query(`insert into events (token, project_id, type, data) values ($1, $2, $3, $4)`, [
    newToken('evt'),
    project_id,
    functionFailed,
    JSON.stringify(data, storable),
  ]);
  return 'ended';
}

/** An error may quote characters that jsonb does not hold. */
const storable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value;

const withoutStack = (error: object) => ({ ...error, stack: undefined });

/** The attempt itself threw, outside of any step or before it came to the one that was asked for. */
async function settleFailure(tx: Database, settlement: Settlement): Promise<Outcome> {
  const { run, answer, attempt, maxAttempts } = settlement;
  const isFinal = answer.noRetry || attempt + 1 >= maxAttempts;
  return isFinal ? failRun(tx, run, errorOf(answer.body)) : retryLater(tx, settlement);
}

/** Asks the same question again later: of the planned step, or of the function from the top. */
async function retryLater(tx: Database, { run, step, attempt, retryAt }: Settlement): Promise<Outcome> {
  if (step) {
    await tx.query(`update runner_steps set attempt = $3, wake_at = $4 where run_id = $1 and id = $2`, [
      run.id,
      step.id,
      attempt + 1,
      retryAt,
    ]);
  } else {
    await tx.query(`update runner_runs set attempt = $2, wake_at = least(wake_at, $3) where id = $1`, [
      run.id,
      attempt + 1,
      retryAt,
    ]);
  }
  return 'resting';
}

const errorOf = (body: unknown): object =>
  typeof body === 'object' && body !== null ? body : { name: 'Error', message: String(body) };

async function settleOps(tx: Database, run: Run, ops: Ops): Promise<Outcome> {
  const read = tryReadOps(ops, run);
  if (read instanceof Error) return failRun(tx, run, { name: read.name, message: read.message });
  for (const step of read.ended) await endStep(tx, run.id, step);
  const fresh = [];
  for (const step of read.announced) if (await announceStep(tx, run.id, step)) fresh.push(step);
  if (run.attempt > 0) await tx.query(`update runner_runs set attempt = 0 where id = $1`, [run.id]);
  const hasMoved = read.ended.length > 0 || fresh.some(({ status }) => status === 'planned');
  return hasMoved ? 'moved' : 'resting';
}

function tryReadOps(ops: Ops, run: Run): ReadOps | Error {
  try {
    return readOps(ops, run.event);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
