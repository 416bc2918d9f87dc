import { batchesOf } from '@/lib/platform/database/batches';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/errors/log';
import { type InProject, restProject } from '@/lib/platform/work/resting-projects';
import { temporaryFailure } from '@/lib/platform/database/temporary-failure';
import { isBeingReset } from './is-being-reset';
import { requireProject } from './require-project';

export interface ProjectJob<T extends InProject> {
  /** Its name, if a project in which it failed rests from it: see `restingProjects`. */
  job?: string;
  /** The log message for a project in which it failed. */
  failure: string;
  items: readonly T[];
  /** Returns how many items it processed. */
  work(ctx: Context, item: T): Promise<number>;
  requestId?: string;
  /** Default: 1. */
  atOnce?: number;
}

export interface ProjectsDone {
  done: number;
  failed: ReadonlySet<number>;
}

/** A temporary failure needs no rest. */
function noteFailure(
  error: unknown,
  { job, failure }: Pick<ProjectJob<InProject>, 'job' | 'failure'>,
  project_id: number,
  request_id: string,
): void {
  const fields = { project_id, request_id, error: describeWithoutMessage(error) };
  if (temporaryFailure(error)) {
    log.warn(fields, failure);
    return;
  }
  log.error(fields, failure);
  if (job) restProject(job, project_id);
}

/**
 * Processes items of many projects. A failure is logged once per project and stops neither other projects nor
 * other items. Never throws: the rows still show what is left, so the caller finds it again.
 */
export async function forEachProject<T extends InProject>(job: ProjectJob<T>): Promise<ProjectsDone> {
  const { items, atOnce = 1 } = job;
  const failed = new Set<number>();
  let done = 0;
  const attempt = async (item: T) => {
    const requestId = job.requestId ?? newToken('req');
    try {
      const ctx = await requireProject(item.project_id, requestId);
      if (await isBeingReset(ctx)) return;
      const did = await job.work(ctx, item);
      done += did;
    } catch (error) {
      if (!failed.has(item.project_id)) noteFailure(error, job, item.project_id, requestId);
      failed.add(item.project_id);
    }
  };
  for (const batch of batchesOf(items, atOnce)) await Promise.all(batch.map(attempt));
  return { done, failed };
}
