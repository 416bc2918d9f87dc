import type { Pool } from 'pg';
import type { BackOff } from './backoff';
import { abandonRun, releaseRun } from './claim';
import { retryAfterOf } from './duration';
import { asSender } from './embedded-fetch';
import type { RegisteredFunction } from './register';
import { fromTheTop, type Answer, type Exchange, type Sdk } from './sdk';
import { failRun, settle, type Outcome } from './settle';
import { endElapsed, findHeldRun, findSteps, holdRun, inTransaction, type Run, type Step } from './store';

export interface Engine {
  pool: Pool;
  sdk: Sdk;
  functions: ReadonlyMap<string, RegisteredFunction>;
  backOff: BackOff;
  /** Once set, a turn may end but none begins. */
  stopping: AbortSignal;
}

/** Inngest's own limit. */
const mostSteps = 1_000;
/** A run that nobody ever gets anything written for, because it kills its worker each time, must end. */
const mostFaults = 10;
const stepsAtOnce = 10;

interface Turn {
  run: Run;
  steps: Step[];
}

/** Works on a leased run until it ends, until only times and events can move it, or until the lease is lost. */
export async function advanceRun(engine: Engine, leased: Run): Promise<void> {
  for (;;) {
    const turn = await beginTurn(engine, leased);
    if (!turn) return;
    if (engine.stopping.aborted) return abandonRun(engine.pool, leased);
    const outcome = await takeTurn(engine, turn);
    if (outcome === 'ended') return;
    if (outcome === 'resting') return releaseRun(engine.pool, leased);
  }
}

/** Reads where the run stands; undefined when there is no turn to take. */
async function beginTurn({ pool }: Engine, leased: Run): Promise<Turn | undefined> {
  const run = await findHeldRun(pool, leased);
  if (!run) return undefined;
  const steps = await findSteps(pool, run.id);
  const hopeless = hopelessness(run, steps);
  if (hopeless) return failHeldRun(pool, run, hopeless);
  if (!steps.some(({ status, due }) => status === 'waiting' && due)) return { run, steps };
  await inTransaction(pool, async (tx) => (await holdRun(tx, run)) && endElapsed(tx, run.id));
  return { run, steps: await findSteps(pool, run.id) };
}

function hopelessness(run: Run, steps: readonly Step[]): string | undefined {
  if (run.faults >= mostFaults) return `The worker was lost ${run.faults} times in a row while it ran this.`;
  if (steps.length > mostSteps) return `A run has at most ${mostSteps} steps.`;
  return undefined;
}

async function failHeldRun(pool: Pool, run: Run, message: string): Promise<undefined> {
  await inTransaction(
    pool,
    async (tx) => (await holdRun(tx, run)) && failRun(tx, run, { name: 'Error', message }),
  );
}

/** Runs the planned steps that are due, side by side; when there are none, the function from the top. */
async function takeTurn(engine: Engine, turn: Turn): Promise<Outcome> {
  const due = turn.steps.filter(({ status, due: isDue }) => status === 'planned' && isDue);
  if (due.length === 0) return exchange(engine, turn);
  const limited = engine.functions.get(turn.run.function_id)?.concurrency !== undefined;
  const chosen = due.slice(0, limited ? 1 : stepsAtOnce);
  const outcomes = await allEnded(chosen.map((step) => exchange(engine, turn, step)));
  return (['ended', 'moved'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'resting';
}

/** Like `Promise.all`, but throws only when all have ended: else their run would be given up while they work on it. */
async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** One question to the SDK, and its answer written down if the lease is still ours. */
async function exchange(engine: Engine, turn: Turn, step?: Step): Promise<Outcome> {
  const { run } = turn;
  const { attempt } = step ?? run;
  const maxAttempts = engine.functions.get(run.function_id)?.maxAttempts ?? 1;
  const answer = await ask(engine.sdk, turn, { attempt, maxAttempts }, step);
  const retryAt = retryAfterOf(answer.retryAfter) ?? new Date(Date.now() + engine.backOff(attempt));
  return inTransaction(engine.pool, async (tx) => {
    const held = await holdRun(tx, run);
    return held ? settle(tx, { run: held, step, answer, attempt, maxAttempts, retryAt }) : 'ended';
  });
}

type Attempts = Pick<Exchange, 'attempt' | 'maxAttempts'>;

function ask(sdk: Sdk, { run, steps }: Turn, attempts: Attempts, step?: Step): Promise<Answer> {
  const doneSteps = steps.filter(({ status }) => status === 'done');
  const sender = {
    seed: `${run.id}\n${step?.id ?? doneSteps.length}`,
    at: run.created_at.getTime(),
    projectId: projectOf(run),
  };
  return asSender(sender, () =>
    sdk.execute({
      ...attempts,
      functionId: run.function_id,
      runId: run.id,
      event: run.event,
      stepId: step?.id ?? fromTheTop,
      doneSteps,
      reportOnly: steps.some(({ status }) => status === 'planned'),
    }),
  );
}

/** The project that `routeEvents` put into the event's data. */
const projectOf = ({ event }: Run) =>
  typeof event.data.project_id === 'number' ? event.data.project_id : null;
