import { type Context, systemContext } from '@/lib/platform/context';
import { findProjectById } from '../store/projects';

export async function requireProject(id: number, requestId: string): Promise<Context> {
  const project = await findProjectById(id);
  if (!project) throw new Error(`there is no project ${id}`);
  return systemContext(project, requestId);
}
