import type { Pool } from 'pg';
import type { Backoff } from './backoff';
import type { RegisteredFunction } from './register';
import type { Sdk } from './sdk';
import { failRun, settle } from './settle';
import { abandonRun } from './store/leases';
import type { Run } from './store/runs';
import { findTurn, type Turn } from './store/turns';

export interface Engine {
  pool: Pool;
  sdk: Sdk;
  functions: ReadonlyMap<string, RegisteredFunction>;
  backoff: Backoff;
  /** Once it aborts, turns in progress may end but no new one starts. */
  stopping: AbortSignal;
}

/** Inngest's own limit. */
const maxSteps = 1_000;
/** Ends a run that crashes its worker every time before storing anything. */
const maxFaults = 10;

/** Until the run is over, waits, or belongs to another worker. */
export async function advanceRun(engine: Engine, claimed: Run): Promise<void> {
  for (let turn = await firstTurn(engine, claimed); turn; turn = await takeTurn(engine, turn))
    if (engine.stopping.aborted) return abandonRun(engine.pool, claimed);
}

/** The first lease of a run has no stored steps to read. */
const firstTurn = async ({ pool }: Engine, run: Run): Promise<Turn | undefined> =>
  run.lease_generation === 1 && run.faults === 0 ? { run, steps: [] } : findTurn(pool, run);

async function takeTurn({ pool, sdk, functions, backoff }: Engine, turn: Turn): Promise<Turn | undefined> {
  const { run } = turn;
  const exceeded = exceededLimit(turn);
  if (exceeded) return void (await failRun(pool, run, { name: 'Error', message: exceeded }));
  const maxAttempts = functions.get(run.function_id)?.maxAttempts ?? 1;
  const answer = await sdk.execute(turn, maxAttempts);
  const retryAt = answer.retryAt ?? new Date(Date.now() + backoff(run.attempt));
  return settle(pool, { turn, answer, maxAttempts, retryAt });
}

function exceededLimit({ run, steps }: Turn): string | undefined {
  if (run.faults >= maxFaults) return `The worker was lost ${run.faults} times in a row while it ran this.`;
  if (steps.length > maxSteps) return `A run has at most ${maxSteps} steps.`;
  return undefined;
}
