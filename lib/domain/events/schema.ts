import { z } from 'zod';
import { Timestamp, token } from '@/lib/domain/primitives';

/** API §8.2. `data` is the same as in the webhook. */
export const StreamedEvent = z.object({
  event_id: token('evt'),
  event_type: z.string(),
  created_at: Timestamp,
  project_hash: z.string(),
  api_version: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type StreamedEvent = z.infer<typeof StreamedEvent>;
