import { z } from 'zod';
import { Count, Timestamp, token } from '@/lib/domain/primitives';

/** None: the project holds no sample. Deleting and Making: it is being reset. */
export const SampleStatus = z.enum(['None', 'Ready', 'Deleting', 'Making']);
export type SampleStatus = z.infer<typeof SampleStatus>;

/** API §5.14. */
export const Sample = z.object({
  status: SampleStatus,
  /** Of the last reset: rows that were deleted, steps of the sample that were played, and how many there are. */
  reset_summary: z.object({ deleted: Count, played: Count, to_play: Count }),
  /** Whether nobody goes on with a reset, so that it may be asked for again. */
  is_stalled: z.boolean(),
  requested_by: token('usr').nullable(),
  requested_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
});
export type Sample = z.infer<typeof Sample>;
