import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import { functionFailed } from './function-config';
import { readReport, type Reported } from './ops';
import type { Answer } from './sdk';
import type { Run } from './store/runs';
import { beginWait, endLeasedRun, finishStep, scheduleAttempt, type Turn } from './store/turns';

export interface Settlement {
  turn: Turn;
  answer: Answer;
  maxAttempts: number;
  retryAt: Date;
}

/** Returns the next turn. Undefined if the run is over, waits, or belongs to another worker. */
export async function settle(pool: Pool, settlement: Settlement): Promise<Turn | undefined> {
  const { turn, answer } = settlement;
  if (answer.status === 200)
    return void (await endLeasedRun(pool, turn.run, { ending: 'completed', output: answer.body }));
  if (answer.status !== 206) return void (await settleFailure(pool, settlement));
  const reported = tryReadReport(answer.body);
  if (reported instanceof Error)
    return void (await failRun(pool, turn.run, { name: reported.name, message: reported.message }));
  if (reported === 'failed attempt') return void (await retryLater(pool, settlement));
  if ('waiting' in reported) return void (await beginWait(pool, turn, reported.waiting));
  return finishStep(pool, turn, reported.finished);
}

/** Fails a run and sends `inngest/function.failed`, unless that event started the run. */
export async function failRun(pool: Pool, run: Run, error: object): Promise<void> {
  const event = run.event.name === functionFailed ? undefined : failureOf(run, error);
  await endLeasedRun(pool, run, { ending: 'failed', output: error, event });
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

/** Removes characters that jsonb cannot store and an error may contain. */
const storable = (data: object): object =>
  JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(/[\0\p{Surrogate}]/gu, '') : value,
    ),
  );

const withoutStack = (error: object) => ({ ...error, stack: undefined });

/** The attempt threw outside of any step. */
async function settleFailure(pool: Pool, settlement: Settlement): Promise<void> {
  const { turn, answer, maxAttempts } = settlement;
  const isFinal = answer.noRetry || turn.run.attempt + 1 >= maxAttempts;
  await (isFinal ? failRun(pool, turn.run, errorOf(answer.body)) : retryLater(pool, settlement));
}

const retryLater = (pool: Pool, { turn, retryAt }: Settlement) =>
  scheduleAttempt(pool, turn.run, turn.run.attempt + 1, retryAt);

const errorOf = (body: unknown): object =>
  typeof body === 'object' && body !== null ? body : { name: 'Error', message: String(body) };

function tryReadReport(body: unknown): Reported | Error {
  try {
    return readReport(body);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
