import { z } from 'zod';
import { parseExpression, parsePath, type Expression } from './expression';
import { concurrencyLimitOf, FunctionConfig, retriesOf } from './function-config';
import { RefusedFunctions, unsupportedOptions } from './refuse';
import type { Sdk } from './sdk';

export interface CancelRule {
  event: string;
  expression: Expression;
  /** How long, or until when, a run can be cancelled; without it, as long as it runs. */
  timeout?: string;
}

export interface RegisteredFunction {
  id: string;
  triggers: { event: string; expression: Expression }[];
  crons: string[];
  cancel: CancelRule[];
  /** The path below `event` of the value that starts at most one run in 24 hours. */
  idempotency?: string[];
  /** The maximum of active runs, over all workers, of each value at the path below `event`. */
  concurrency?: { limit: number; key?: string[] };
  maxAttempts: number;
}

/** Throws `RefusedFunctions` if a function has options that the runner does not honour. */
export async function registerFunctions(sdk: Sdk): Promise<RegisteredFunction[]> {
  const { functions } = z.object({ functions: z.array(FunctionConfig) }).parse(await sdk.describe());
  const refused = functions
    .map((config) => ({ function_id: config.id, options: unsupportedOptions(config) }))
    .filter(({ options }) => options.length > 0);
  if (refused.length > 0) throw new RefusedFunctions(refused);
  return functions.map(toRegistered);
}

function toRegistered(config: FunctionConfig): RegisteredFunction {
  return {
    id: config.id,
    triggers: config.triggers.flatMap(({ event, expression }) =>
      event ? [{ event, expression: expression ? parseExpression(expression, ['event']) : [] }] : [],
    ),
    crons: config.triggers.flatMap(({ cron }) => cron ?? []),
    cancel: (config.cancel ?? []).map((rule) => ({
      event: rule.event,
      expression: rule.if ? parseExpression(rule.if, ['event', 'async']) : [],
      timeout: rule.timeout,
    })),
    idempotency: config.idempotency ? parsePath(config.idempotency) : undefined,
    concurrency: readConcurrency(config.concurrency),
    maxAttempts: retriesOf(config) + 1,
  };
}

function readConcurrency(concurrency: unknown): RegisteredFunction['concurrency'] {
  const limit = concurrencyLimitOf(concurrency);
  return limit && { limit: limit.limit, key: limit.key === undefined ? undefined : parsePath(limit.key) };
}
