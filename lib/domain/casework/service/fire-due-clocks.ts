import { requireProject } from '@/lib/domain/access/service/require-project';
import { listProjectsWithDueClocks } from '@/lib/domain/alerts/service/list-projects-with-due-clocks';
import { newToken } from '@/lib/platform/ids';
import { logFault } from '@/lib/platform/log-fault';
import { fireClocks } from './fire-clocks';

/** Of the oldest that are due, whose projects are looked at together. */
const maxLookedAt = 500;

async function fireIn(projectId: number): Promise<number> {
  try {
    return await fireClocks(await requireProject(projectId, newToken('req')));
  } catch (error) {
    // Here, so that a project that fails holds up no other.
    logFault(error, { project_id: projectId }, 'SLA warnings and breaches were not fired');
    return 0;
  }
}

/** Fires the warnings and breaches that are due in every project (API §7.2). Returns how many; there may be more. */
export async function fireDueClocks(): Promise<number> {
  let fired = 0;
  for (const id of await listProjectsWithDueClocks(new Date(), maxLookedAt)) fired += await fireIn(id);
  return fired;
}
