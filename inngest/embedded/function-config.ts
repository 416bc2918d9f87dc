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

/** A function's configuration as the SDK sends it to a server. Loose: `refusalsOf` names what is not read here. */
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

const Limit = z.union([z.number(), z.object({ limit: z.number() }).transform(({ limit }) => limit)]);

/** `5`, `{limit: 5}` or `[{limit: 5}]`. */
export const concurrencyLimitOf = (concurrency: unknown) => Limit.safeParse([concurrency].flat()[0]).data;

/** Inngest's own default. */
export const retriesOf = (config: FunctionConfig) => config.steps.step.retries?.attempts ?? 4;

/** The one of Inngest's own events that the runner records. */
export const functionFailed = 'inngest/function.failed';
