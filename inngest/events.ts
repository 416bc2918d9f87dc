import { eventType } from 'inngest';
import { z } from 'zod';

/** A flow needs a worker: a new async flow, or one whose worker died. */
export const flowRequested = eventType('flow.requested', {
  schema: z.object({ project_id: z.number().int(), flow_token: z.string() }),
});

/** A worker process started, and looks for flows that an earlier one abandoned. */
export const workerStarted = eventType('worker.started', { schema: z.object({}) });
