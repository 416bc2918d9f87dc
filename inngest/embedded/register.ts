import { z } from 'zod';
import { parseExpression, parsePath, type Expression } from './expression';
import { concurrencyLimitOf, FunctionConfig, retriesOf } from './function-config';
import { refusalsOf, RefusedFunctions } from './refuse';
import type { Sdk } from './sdk';

export interface CancelRule {
  event: string;
  expression: Expression;
  /** Inngest's duration or instant until which a run can be cancelled; without one, as long as it runs. */
  timeout?: string;
}

export interface RegisteredFunction {
  id: string;
  triggers: { event: string; expression: Expression }[];
  crons: string[];
  cancel: CancelRule[];
  /** Keys below `event` to the value that begins one run in 24 hours. */
  idempotency?: string[];
  /** How many of its runs may execute at once, over all workers. */
  concurrency?: number;
  maxAttempts: number;
}

/**
 * Asks the SDK for every function's configuration, as an Inngest server does. Throws `RefusedFunctions`, which names
 * each function and each of its options that the runner would not honour.
 */
export async function registerFunctions(sdk: Sdk): Promise<RegisteredFunction[]> {
  const { functions } = z.object({ functions: z.array(FunctionConfig) }).parse(await sdk.describe());
  const refused = functions
    .map((config) => ({ function_id: config.id, options: refusalsOf(config) }))
    .filter(({ options }) => options.length > 0);
  if (refused.length > 0) throw new RefusedFunctions(refused);
  return functions.map(read);
}

function read(config: FunctionConfig): RegisteredFunction {
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
    concurrency: concurrencyLimitOf(config.concurrency),
    maxAttempts: retriesOf(config) + 1,
  };
}
