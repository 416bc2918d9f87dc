import { findAwake, type InProject } from '@/lib/platform/work/resting-projects';
import type { Piece } from '@/lib/platform/work/piece';
import { forEachProject, type ProjectJob } from './for-each-project';

interface DueJob<T extends InProject> extends Omit<ProjectJob<T>, 'items'> {
  job: string;
  /** At most this many items. */
  max: number;
  find(max: number): Promise<T[]>;
}

/**
 * As `forEachProject`, with the first items that are due in projects that do not rest from the job. There may be more
 * unless none could be processed, because the same would be found again.
 */
export async function forEachDue<T extends InProject>({ max, find, ...job }: DueJob<T>): Promise<Piece> {
  const items = await findAwake(job.job, max, find);
  const { done } = await forEachProject({ ...job, items });
  return { done, has_more: items.length === max && done > 0 };
}
