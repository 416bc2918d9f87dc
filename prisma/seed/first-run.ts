import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findApiKey, hashPassword } from '@/lib/domain/access/credentials';
import { type Context, type Role, roles, systemContext } from '@/lib/platform/context';
import { keyedHash, newApiKey, randomSecret } from '@/lib/platform/crypto';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';

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

/** The project's own work from here on goes through its context, as everybody's does. */
async function createProject(name: string, access: z.infer<typeof ProjectAccess>): Promise<Context> {
  const environment = env.PROBITY_ENVIRONMENT;
  const { id } = await db().prisma.project.create({ data: { name, hash: access.project_hash, environment } });
  const ctx = systemContext({ id, hash: access.project_hash, environment }, newToken('req'));
  await transaction(ctx, async (tx) => {
    await tx.apiKey.create({
      data: {
        project_id: id,
        token: newToken('key'),
        key_hash: new Uint8Array(keyedHash(access.api_key)),
        hint: access.api_key.slice(-4),
        environment,
        rate_plan: env.PROBITY_RATE_PLAN,
      },
    });
  });
  return ctx;
}

async function createUsers(ctx: Context, users: FirstRun['users']): Promise<void> {
  const rows = await Promise.all(
    users.map(async ({ email, password, role }) => ({
      project_id: ctx.project.id,
      token: newToken('usr'),
      email,
      name: names[role],
      role,
      password_hash: await hashPassword(password),
    })),
  );
  await transaction(ctx, (tx) => tx.user.createMany({ data: rows }));
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
  const ctx = await createProject('First project', firstRun);
  await createUsers(ctx, firstRun.users);
  await createProject('Second project', firstRun.second_project);
  return ctx;
}
