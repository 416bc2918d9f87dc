import { z } from 'zod';

const Trigger = z.looseObject({
  event: z.string().optional(),
  expression: z.string().optional(),
  cron: z.string().optional(),
});

/** A function's configuration as reported by the SDK. Loose, so that `unsupportedOptions` sees other keys. */
export const FunctionConfig = z.looseObject({
  id: z.string(),
  triggers: z.array(Trigger),
  steps: z.object({
    step: z.looseObject({ retries: z.looseObject({ attempts: z.number().optional() }).optional() }),
  }),
  concurrency: z.unknown().optional(),
});
export type FunctionConfig = z.infer<typeof FunctionConfig>;
export type Trigger = z.infer<typeof Trigger>;

/** Defaults to Inngest's 4. */
export const retriesOf = (config: FunctionConfig) => config.steps.step.retries?.attempts ?? 4;

/** The only Inngest system event that the runner sends. */
export const functionFailed = 'inngest/function.failed';
