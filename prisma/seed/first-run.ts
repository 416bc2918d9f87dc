import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findApiKey, hashPassword } from '@/lib/domain/access/credentials';
import { createPerson } from '@/lib/domain/access/people';
import { admitApiKey, createProject } from '@/lib/domain/access/projects';
import { type Context, type Role, roles } from '@/lib/platform/context';
import { newApiKey, randomSecret } from '@/lib/platform/crypto';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

const ProjectAccess = z.object({ project_hash: z.string(), api_key: z.string() });

/** What the first start tells its operator, in a file that only the owner can read. */
const FirstRun = ProjectAccess.extend({
  base_url: z.string(),
  environment: z.enum(['staging', 'production']),
  second_project: ProjectAccess,
  users: z.array(z.object({ email: z.string(), password: z.string(), role: z.enum(roles) })),
});
export type FirstRun = z.infer<typeof FirstRun>;

const names: Record<Role, string> = {
  analyst: 'Ada Analyst',
  reviewer: 'Rui Reviewer',
  admin: 'Ama Admin',
  auditor: 'Aki Auditor',
};

const file = () => join(env.PROBITY_DATA_DIR, 'first-run.json');

function write(firstRun: FirstRun): void {
  const temporary = `${file()}.new`;
  writeFileSync(temporary, `${JSON.stringify(firstRun, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, file());
}

function readFile(): FirstRun | null {
  return existsSync(file()) ? FirstRun.parse(JSON.parse(readFileSync(file(), 'utf8'))) : null;
}

function invent(): FirstRun {
  const environment = env.PROBITY_ENVIRONMENT;
  const access = () => ({ project_hash: randomSecret(16), api_key: newApiKey(environment) });
  return {
    base_url: env.PROBITY_BASE_URL,
    environment,
    ...access(),
    second_project: access(),
    users: roles.map((role) => ({ email: `${role}@probity.example`, password: randomSecret(10), role })),
  };
}

async function openProject(
  name: string,
  { project_hash, api_key }: z.infer<typeof ProjectAccess>,
): Promise<Context> {
  const ctx = await createProject({ name, hash: project_hash, environment: env.PROBITY_ENVIRONMENT });
  await admitApiKey(ctx, api_key, env.PROBITY_RATE_PLAN);
  return ctx;
}

async function addPeople(ctx: Context, users: FirstRun['users']): Promise<void> {
  for (const { email, password, role } of users) {
    await createPerson(ctx, { email, role, name: names[role], password_hash: await hashPassword(password) });
  }
}

/**
 * Makes the two projects, their keys and the people of a new deployment. Returns the first project's context, or
 * null when the deployment has been made before. The file is written first: keys are shown nowhere else.
 */
export async function ensureFirstRun(): Promise<Context | null> {
  const known = readFile();
  if (known && (await findApiKey(known.api_key))) {
    write({ ...known, base_url: env.PROBITY_BASE_URL });
    return null;
  }
  if ((await db().prisma.project.count()) > 0) {
    console.log(
      `${file()} is missing or of another database; the keys and people in this database stay as they are`,
    );
    return null;
  }
  const firstRun = invent();
  write(firstRun);
  const ctx = await openProject('First project', firstRun);
  await addPeople(ctx, firstRun.users);
  await openProject('Second project', firstRun.second_project);
  return ctx;
}
