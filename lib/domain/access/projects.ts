import { type Context, type Environment, systemContext } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { db } from '@/lib/platform/db';
import { newToken } from '@/lib/platform/ids';
import { read, transaction } from '@/lib/platform/transaction';

export interface NewProject {
  name: string;
  /** Public: the `project_hash` of flow paths, the same in every environment. */
  hash: string;
  environment: Environment;
}

/** Makes a project, and the context in which the rest of its beginnings are written. */
export async function createProject({ name, hash, environment }: NewProject): Promise<Context> {
  const { id } = await db().prisma.project.create({ data: { name, hash, environment } });
  return systemContext({ id, hash, environment }, newToken('req'));
}

/** The context of the project with this hash, for its own beginnings; null when there is none. */
export async function findProject(hash: string): Promise<Context | null> {
  const { rows } = await db().readers.query<{ id: number; environment: Environment }>(
    'select id, environment from projects where hash = $1',
    [hash],
  );
  const [project] = rows;
  return project ? systemContext({ ...project, hash }, newToken('req')) : null;
}

/** Whether the project ever had a key: one that was revoked is not let in again. */
export async function hasApiKey(ctx: Context): Promise<boolean> {
  return read(ctx, async (tx) => (await tx.apiKey.count({ where: { project_id: ctx.project.id } })) > 0);
}

/** Lets a key in. Only its keyed hash is kept: whoever made the key shows it now or never. */
export async function admitApiKey(ctx: Context, key: string, ratePlan: string): Promise<void> {
  await transaction(ctx, (tx) =>
    tx.apiKey.create({
      data: {
        project_id: ctx.project.id,
        token: newToken('key'),
        key_hash: new Uint8Array(keyedHash(key)),
        hint: key.slice(-4),
        environment: ctx.project.environment,
        rate_plan: ratePlan,
      },
    }),
  );
}

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
