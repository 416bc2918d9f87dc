import { eventType } from 'inngest';
import { z } from 'zod';

/** A flow waits for a worker: a new async one, or one whose worker fell silent. */
export const flowRequested = eventType('flow.requested', {
  schema: z.object({ project_id: z.number().int(), flow_token: z.string() }),
});

/** A worker process began: what an earlier one left is to be looked for at once. */
export const workerStarted = eventType('worker.started', { schema: z.object({}) });
