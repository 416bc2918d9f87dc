import { subMinutes } from 'date-fns/subMinutes';
import type { SampleProject } from '@/generated/prisma/client';
import { timestampOrNull } from '@/lib/domain/present';
import type { Sample, SampleStatus } from './schema';

const noSample: Sample = {
  status: 'None',
  reset_summary: { deleted: 0, played: 0, to_play: 0 },
  is_stalled: false,
  requested_by: null,
  requested_at: null,
  completed_at: null,
};

/** Longer than a piece of a reset takes. */
const stalledAfterMinutes = 2;

export const isStalled = ({ status, progressed_at }: SampleProject, now: Date): boolean =>
  status !== 'Ready' && (progressed_at === null || progressed_at < subMinutes(now, stalledAfterMinutes));

/** API §5.14. */
export function presentSample(row: SampleProject | null, now: Date): Sample {
  if (!row) return noSample;
  return {
    status: row.status as SampleStatus, // as the constraint of its column
    reset_summary: { deleted: row.deleted_count, played: row.played_count ?? 0, to_play: row.step_count },
    is_stalled: isStalled(row, now),
    requested_by: row.requested_by,
    requested_at: timestampOrNull(row.requested_at),
    completed_at: timestampOrNull(row.completed_at),
  };
}
