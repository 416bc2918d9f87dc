import { z } from 'zod';
import { Count, Timestamp, token } from '@/lib/domain/primitives';

/** None: the project has no sample. Deleting and Making: a reset is in progress. */
export const SampleStatus = z.enum(['None', 'Ready', 'Deleting', 'Making']);
export type SampleStatus = z.infer<typeof SampleStatus>;

/** API §5.14. */
export const Sample = z.object({
  status: SampleStatus,
  /** For the last reset: deleted rows, completed steps of the sample, and the total number of steps. */
  reset_summary: z.object({ deleted: Count, played: Count, to_play: Count }),
  /** True if the reset has stalled and may be requested again. */
  is_stalled: z.boolean(),
  requested_by: token('usr').nullable(),
  requested_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
});
export type Sample = z.infer<typeof Sample>;
