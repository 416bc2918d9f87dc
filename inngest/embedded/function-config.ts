import { z } from 'zod';

const Trigger = z.looseObject({
  event: z.string().optional(),
  expression: z.string().optional(),
  cron: z.string().optional(),
});

const CancelOn = z.looseObject({
  event: z.string(),
  if: z.string().optional(),
  timeout: z.string().optional(),
});

/** A function's configuration as the SDK reports it. Loose, so that `unsupportedOptions` sees the other keys. */
export const FunctionConfig = z.looseObject({
  id: z.string(),
  triggers: z.array(Trigger),
  steps: z.object({
    step: z.looseObject({ retries: z.looseObject({ attempts: z.number().optional() }).optional() }),
  }),
  concurrency: z.unknown().optional(),
  idempotency: z.string().optional(),
  cancel: z.array(CancelOn).optional(),
});
export type FunctionConfig = z.infer<typeof FunctionConfig>;
export type Trigger = z.infer<typeof Trigger>;

const Limit = z.union([
  z.number().transform((limit) => ({ limit })),
  z.object({ limit: z.number(), key: z.string().optional() }),
]);
export type ConcurrencyLimit = z.infer<typeof Limit> & { key?: string };

/** Accepts `5`, `{limit: 5, key: 'event.data.a'}` and a list of one of these. */
export const concurrencyLimitOf = (concurrency: unknown): ConcurrencyLimit | undefined =>
  Limit.safeParse([concurrency].flat()[0]).data;

/** Defaults to Inngest's 4. */
export const retriesOf = (config: FunctionConfig) => config.steps.step.retries?.attempts ?? 4;

/** The only system event of Inngest that the runner sends. */
export const functionFailed = 'inngest/function.failed';
