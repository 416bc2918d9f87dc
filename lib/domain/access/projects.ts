import { type Context, type Environment, systemContext } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';

/** The context in which a job works for a project. Throws when there is no such project. */
export async function projectContext(projectId: number, requestId: string): Promise<Context> {
  const { rows } = await db().readers.query<{ hash: string; environment: Environment }>(
    'select hash, environment from projects where id = $1',
    [projectId],
  );
  const [project] = rows;
  if (!project) throw new Error(`there is no project ${projectId}`);
  return systemContext({ id: projectId, ...project }, requestId);
}
