import { forEachProject } from '@/lib/domain/access/service/for-each-project';
import { listProjectsWithDueClocks } from '@/lib/domain/alerts/service/list-projects-with-due-clocks';
import { itemsOf, restingProjects } from '@/lib/platform/work/resting-projects';
import { fireClocks } from './fire-clocks';

/** The oldest due rows, whose projects are processed together. */
const maxLookedAt = 500;
const job = 'due-clocks';

/** Fires due warnings and breaches of all projects (API §7.2). Returns how many; there may be more. */
export async function fireDueClocks(): Promise<number> {
  const due = await listProjectsWithDueClocks(new Date(), maxLookedAt, restingProjects(job));
  const failure = 'SLA warnings and breaches were not fired';
  const { done } = await forEachProject({ job, failure, items: itemsOf(due), work: fireClocks });
  return done;
}
