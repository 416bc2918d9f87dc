import { type Context, systemContext } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { insertProject, type NewProject } from '../store/projects';

export async function createProject(project: NewProject): Promise<Context> {
  return systemContext(await insertProject(project), newToken('req'));
}
