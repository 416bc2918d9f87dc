import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashPassword } from '@/lib/domain/access/passwords';
import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { createPerson } from '@/lib/domain/access/service/create-person';
import { createProject } from '@/lib/domain/access/service/create-project';
import { findProject } from '@/lib/domain/access/service/find-project';
import { hasApiKey } from '@/lib/domain/access/service/has-api-key';
import { hasProjects } from '@/lib/domain/access/service/has-projects';
import { listPeople } from '@/lib/domain/access/service/list-people';
import { type Context, type Role, roles } from '@/lib/platform/context';
import { newApiKey, randomSecret } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/settings/env';

const ProjectAccess = z.object({ project_hash: z.string(), api_key: z.string() });

const FirstRun = ProjectAccess.extend({
  base_url: z.string(),
  environment: z.enum(['staging', 'production']),
  second_project: ProjectAccess,
  users: z.array(z.object({ email: z.string(), password: z.string(), role: z.enum(roles) })),
});
export type FirstRun = z.infer<typeof FirstRun>;

interface Account {
  email: string;
  name: string;
  role: Role;
}

const oneOfEachRole: readonly Account[] = [
  { email: 'analyst@probity.example', name: 'Ada Analyst', role: 'analyst' },
  { email: 'reviewer@probity.example', name: 'Rui Reviewer', role: 'reviewer' },
  { email: 'admin@probity.example', name: 'Mia Admin', role: 'admin' },
  { email: 'auditor@probity.example', name: 'Odo Auditor', role: 'auditor' },
];

/** A policy is published by another admin than its author (API §7), which the sandbox lets one try. */
const secondAdmin: Account = { email: 'second-admin@probity.example', name: 'Ben Admin', role: 'admin' };

const accounts = [...oneOfEachRole, secondAdmin];

const nameOf = (email: string): string => accounts.find((account) => account.email === email)?.name ?? email;

const file = () => join(env.PROBITY_DATA_DIR, 'first-run.json');

function writeSecretly(path: string, text: string): void {
  const temporary = `${path}.new`;
  writeFileSync(temporary, text, { mode: 0o600 });
  renameSync(temporary, path);
}

/**
 * For `curl --config`, so that the first request needs no variables in any shell, and the key does not appear in the
 * list of processes.
 */
const curlConfig = ({ base_url, project_hash, api_key }: FirstRun): string =>
  [
    `url = "${base_url}/api/gateway/execute/${project_hash}/api"`,
    `header = "X-API-KEY: ${api_key}"`,
    'header = "Content-Type: application/json"',
    'silent',
    'show-error',
    '',
  ].join('\n');

function write(firstRun: FirstRun): void {
  writeSecretly(file(), `${JSON.stringify(firstRun, null, 2)}\n`);
  writeSecretly(join(env.PROBITY_DATA_DIR, 'first-flow.curl'), curlConfig(firstRun));
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
    users: (environment === 'staging' ? accounts : oneOfEachRole).map(({ email, role }) => ({
      email,
      password: randomSecret(10),
      role,
    })),
  };
}

type Access = z.infer<typeof ProjectAccess>;

/** Names of the first project, which the console shows. */
const nameOfFirst: Record<FirstRun['environment'], string> = {
  staging: 'Sandbox',
  production: 'First project',
};

/** Finds or creates the project. Every step is idempotent, so that a killed start can be repeated. */
async function ensureProject(name: string, { project_hash, api_key }: Access): Promise<Context> {
  const ctx =
    (await findProject(project_hash)) ??
    (await createProject({ name, hash: project_hash, environment: env.PROBITY_ENVIRONMENT }));
  if (!(await hasApiKey(ctx))) await createApiKey(ctx, api_key, env.PROBITY_RATE_PLAN);
  return ctx;
}

async function ensurePeople(ctx: Context, users: FirstRun['users']): Promise<void> {
  const known = await listPeople(ctx);
  const missing = users.filter(({ email }) => !known.some((person) => person.email === email));
  for (const { email, password, role } of missing) {
    await createPerson(ctx, {
      email,
      role,
      name: nameOf(email),
      password_hash: await hashPassword(password),
    });
  }
}

/** The first run of the file, or a new one. Null if the database has projects, but not the one in the file. */
async function chooseFirstRun(): Promise<FirstRun | null> {
  const known = readFile();
  if (known && (await findProject(known.project_hash))) return known;
  if (await hasProjects()) return null;
  return known ?? invent();
}

/**
 * Creates the first project. Null for a database that another deployment created. The file is written first, because
 * the keys are shown nowhere else.
 */
export async function ensureFirstRun(): Promise<Context | null> {
  const firstRun = await chooseFirstRun();
  if (!firstRun) {
    console.log(
      `${file()} is missing or of another database; the keys and people in this database stay as they are`,
    );
    return null;
  }
  write({ ...firstRun, base_url: env.PROBITY_BASE_URL });
  const ctx = await ensureProject(nameOfFirst[firstRun.environment], firstRun);
  await ensurePeople(ctx, firstRun.users);
  await ensureProject('Second project', firstRun.second_project);
  return ctx;
}

const withKey = <Each extends Access>(access: Each, { project_hash, api_key }: Access): Each =>
  access.project_hash === project_hash ? { ...access, api_key } : access;

/**
 * Writes a new key into the file if it has one of that project. Returns the path of the file; null if it has no such
 * project.
 */
export function keepNewKey(access: Access): string | null {
  const known = readFile();
  if (!known) return null;
  const { second_project } = known;
  if (![known, second_project].some(({ project_hash }) => project_hash === access.project_hash)) return null;
  write({ ...withKey(known, access), second_project: withKey(second_project, access) });
  return file();
}
