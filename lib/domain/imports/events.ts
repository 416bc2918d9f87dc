import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { EntityImport } from './schema';

const target = 'entity_import';

export const entityImportCreated = event({
  name: 'entity_import.created',
  target,
  to: ['audit'],
  data: EntityImport,
});
/** A project has imports to process: a new one, or one whose worker died. */
export const entityImportRequested = event({
  name: 'entity_import.requested',
  target,
  to: ['worker'],
  data: z.object({}),
});
/** Every line of an import has its result: monitored entities may be screened. */
export const entityImportCompleted = event({
  name: 'entity_import.completed',
  target,
  to: ['worker'],
  data: z.object({ import_token: z.string() }),
});
