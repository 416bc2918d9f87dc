import { type Context, systemContext } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { findProjectByHash } from '../store/projects';

export async function findProject(hash: string): Promise<Context | null> {
  const project = await findProjectByHash(hash);
  return project && systemContext(project, newToken('req'));
}
