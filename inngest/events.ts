import { eventType } from 'inngest';
import { z } from 'zod';
import * as sampleEvents from '@/lib/domain/events/events';
import * as flowEvents from '@/lib/domain/flows/events';
import * as importEvents from '@/lib/domain/imports/events';

/**
 * A flow needs a worker: a new async flow, or one whose worker died. The router adds the project of the
 * outbox row.
 */
export const flowRequested = eventType(flowEvents.flowRequested.name, {
  schema: flowEvents.flowRequested.data.extend({ project_id: z.number().int() }),
});

/** A flow ended whose case may be closed straight through. */
export const flowConcluded = eventType(flowEvents.flowConcluded.name, {
  schema: flowEvents.flowConcluded.data.extend({ project_id: z.number().int() }),
});

/** Sent by whatever runs the functions. */
export const functionFailed = eventType('inngest/function.failed', {
  schema: z.object({ function_id: z.string(), run_id: z.string() }),
});

/** A project has imports to process. */
export const entityImportRequested = eventType(importEvents.entityImportRequested.name, {
  schema: importEvents.entityImportRequested.data.extend({ project_id: z.number().int() }),
});

/** The entities of a file may be screened. */
export const entityImportCompleted = eventType(importEvents.entityImportCompleted.name, {
  schema: importEvents.entityImportCompleted.data.extend({ project_id: z.number().int() }),
});

/** A sandbox should be reset to its initial sample. */
export const sampleResetRequested = eventType(sampleEvents.sampleResetRequested.name, {
  schema: sampleEvents.sampleResetRequested.data.extend({ project_id: z.number().int() }),
});

export const workerStarted = eventType('worker.started', { schema: z.object({}) });
