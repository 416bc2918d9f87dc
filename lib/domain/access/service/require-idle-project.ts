import type { Context } from '@/lib/platform/context';
import { isBeingReset } from '../store/projects';
import { requireProject } from './require-project';

/** Its sample is being reset, and nothing else may work on it until that is done (docs/adr/0087). */
export class ProjectBusy extends Error {}

/** Throws `ProjectBusy`. */
export async function requireIdleProject(id: number, requestId: string): Promise<Context> {
  if (await isBeingReset(id)) throw new ProjectBusy(`project ${id} is being reset`);
  return requireProject(id, requestId);
}
