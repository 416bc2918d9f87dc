import type { Pool } from 'pg';
import type { Backoff } from './backoff';
import { parseRetryAfter } from './duration';
import { withSender } from './embedded-fetch';
import type { RegisteredFunction } from './register';
import { wholeFunction, type Answer, type Execution, type Sdk } from './sdk';
import { failRun, settle, type Outcome } from './settle';
import { abandonRun, releaseRun } from './store/leases';
import type { Run } from './store/runs';
import type { Step } from './store/steps';
import { endElapsedSteps, findTurn } from './store/turns';

export interface Engine {
  pool: Pool;
  sdk: Sdk;
  functions: ReadonlyMap<string, RegisteredFunction>;
  backoff: Backoff;
  /** Once it aborts, turns under way may end but no new one starts. */
  stopping: AbortSignal;
}

/** Inngest's own limit. */
const maxSteps = 1_000;
/** Ends a run that crashes its worker each time before anything of it is stored. */
const maxFaults = 10;
const maxParallelSteps = 10;

export interface Turn {
  run: Run;
  steps: readonly Step[];
}

export async function advanceRun(engine: Engine, claimed: Run): Promise<void> {
  let known = firstTurn(claimed);
  for (;;) {
    const turn: Turn | undefined = known ?? (await readTurn(engine, claimed));
    if (!turn) return;
    if (engine.stopping.aborted) return abandonRun(engine.pool, claimed);
    const outcome = await takeTurn(engine, turn);
    if (outcome === 'ended') return;
    if (outcome === 'idle') return releaseRun(engine.pool, claimed);
    known = typeof outcome === 'object' && outcome.next.steps.length <= maxSteps ? outcome.next : undefined;
  }
}

/** Nothing was written of a run under a lease before its first. */
const firstTurn = (run: Run): Turn | undefined =>
  run.lease_generation === 1 && run.faults === 0 ? { run, steps: [] } : undefined;

async function readTurn({ pool }: Engine, claimed: Run): Promise<Turn | undefined> {
  const found = await findTurn(pool, claimed);
  if (!found) return undefined;
  const { steps, attempt, faults } = found;
  const run = { ...claimed, attempt, faults };
  const exceeded = exceededLimit(run, steps);
  if (exceeded) return void (await failRun(pool, run, { name: 'Error', message: exceeded }));
  if (!steps.some(({ status, due }) => status === 'waiting' && due)) return { run, steps };
  await endElapsedSteps(pool, run);
  const again = await findTurn(pool, claimed);
  return again && { run, steps: again.steps };
}

function exceededLimit(run: Run, steps: readonly Step[]): string | undefined {
  if (run.faults >= maxFaults) return `The worker was lost ${run.faults} times in a row while it ran this.`;
  if (steps.length > maxSteps) return `A run has at most ${maxSteps} steps.`;
  return undefined;
}

async function takeTurn(engine: Engine, turn: Turn): Promise<Outcome> {
  const due = turn.steps.filter(({ status, due: isDue }) => status === 'planned' && isDue);
  if (due.length === 0) return execute(engine, turn);
  const limited = engine.functions.get(turn.run.function_id)?.concurrency !== undefined;
  const chosen = due.slice(0, limited ? 1 : maxParallelSteps);
  const outcomes = await allEnded(chosen.map((step) => execute(engine, turn, step)));
  return (['ended', 'progressed'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'idle';
}

/** Unlike `Promise.all`, rejects only after all have ended, so that the lease is not released while some still work. */
async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

async function execute(engine: Engine, turn: Turn, step?: Step): Promise<Outcome> {
  const { attempt } = step ?? turn.run;
  const maxAttempts = engine.functions.get(turn.run.function_id)?.maxAttempts ?? 1;
  const answer = await ask(engine.sdk, turn, { attempt, maxAttempts }, step);
  const retryAt = parseRetryAfter(answer.retryAfter) ?? new Date(Date.now() + engine.backoff(attempt));
  return settle(engine.pool, { turn, step, answer, attempt, maxAttempts, retryAt });
}

type Attempts = Pick<Execution, 'attempt' | 'maxAttempts'>;

function ask(sdk: Sdk, { run, steps }: Turn, attempts: Attempts, step?: Step): Promise<Answer> {
  const doneSteps = steps.filter(({ status }) => status === 'done');
  const sender = {
    seed: `${run.id}\n${step?.id ?? doneSteps.length}`,
    at: run.created_at.getTime(),
    projectId: projectOf(run),
  };
  return withSender(sender, () =>
    sdk.execute({
      ...attempts,
      functionId: run.function_id,
      runId: run.id,
      event: run.event,
      stepId: step?.id ?? wholeFunction,
      doneSteps,
      reportOnly: steps.some(({ status }) => status === 'planned'),
    }),
  );
}

/** `routeEvents` adds the project to the event's data. */
const projectOf = ({ event }: Run) =>
  typeof event.data.project_id === 'number' ? event.data.project_id : null;
