import { z } from 'zod';
import { FunctionConfig, retriesOf } from './function-config';
import { RefusedFunctions, unsupportedOptions } from './refuse';
import type { Sdk } from './sdk';

export interface RegisteredFunction {
  id: string;
  /** Names of the events that start a run. */
  events: string[];
  crons: string[];
  /** Maximum active runs over all workers. */
  concurrency?: number;
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

const toRegistered = (config: FunctionConfig): RegisteredFunction => ({
  id: config.id,
  events: config.triggers.flatMap(({ event }) => event ?? []),
  crons: config.triggers.flatMap(({ cron }) => cron ?? []),
  concurrency: z.number().optional().parse(config.concurrency),
  maxAttempts: retriesOf(config) + 1,
});
