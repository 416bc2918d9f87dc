import { parseArgs } from 'node:util';
import { hashPassword } from '@/lib/domain/access/passwords';
import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { createPerson } from '@/lib/domain/access/service/create-person';
import { isProjectHash } from '@/lib/domain/access/project-hash';
import { createProject } from '@/lib/domain/access/service/create-project';
import { findProject } from '@/lib/domain/access/service/find-project';
import { restoreAdmin } from '@/lib/domain/access/service/restore-admin';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { listProjectEnvironments } from '@/lib/domain/access/service/list-project-environments';
import type { Context, Environment } from '@/lib/platform/context';
import { newApiKey, randomSecret } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb } from '@/lib/platform/database/db';
import { env } from '@/lib/platform/settings/env';
import { keepNewKey } from '@/prisma/seed/first-run';

const usage = `npm run -s projects -- create --name NAME [--hash HASH] [--admin EMAIL]
npm run -s keys -- rotate --project HASH
npm run -s people -- reset --project HASH EMAIL

Keys and passwords are printed once, as JSON, and shown nowhere else.`;

class Refused extends Error {}

const flags = {
  name: { type: 'string' },
  hash: { type: 'string' },
  admin: { type: 'string' },
  project: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof flags, string>>;

interface Asked {
  /** Of the command. */
  name: string;
  operands: string[];
  values: Values;
}

function parsed(args: string[]): Asked {
  try {
    const { positionals, values } = parseArgs({ args, options: flags, allowPositionals: true });
    return { name: positionals.slice(0, 2).join(' '), operands: positionals.slice(2), values };
  } catch {
    throw new Refused(usage);
  }
}

function refuseOthers(values: Values, known: readonly (keyof Values)[]): void {
  if (Object.keys(values).some((name) => !known.some((each) => each === name))) throw new Refused(usage);
}

const ofEnvironment = (what: string, environment: Environment): string =>
  `${what} is of ${environment}, and this command runs for ${env.PROBITY_ENVIRONMENT}: set PROBITY_ENVIRONMENT=${environment}.`;

/** The settings of a service are not those of the operator's shell, so a command may run for the wrong one. */
async function refuseOtherEnvironment(): Promise<void> {
  const environments = await listProjectEnvironments();
  const [other] = environments;
  if (!other || environments.includes(env.PROBITY_ENVIRONMENT)) return;
  throw new Refused(ofEnvironment('This database', other));
}

async function addAdmin(ctx: Context, email: string) {
  const password = randomSecret(10);
  const password_hash = await hashPassword(password);
  await createPerson(ctx, { email, role: 'admin', name: email, password_hash });
  return { email, password, role: 'admin' };
}

async function createWithKey(values: Values): Promise<object> {
  refuseOthers(values, ['name', 'hash', 'admin']);
  const { name = '', hash = randomSecret(16), admin } = values;
  if (name.trim() === '' || name.length > 200) throw new Refused(usage);
  if (!isProjectHash(hash)) {
    throw new Refused('--hash must be 8 to 64 letters, digits, - or _, and not the name of a page.');
  }
  if (admin !== undefined && !/^[^\s@]+@[^\s@]+$/.test(admin)) {
    throw new Refused('--admin must be an email address.');
  }
  await refuseOtherEnvironment();
  if (await findProject(hash)) throw new Refused('There is a project with this hash already.');
  const ctx = await createProject({ name, hash, environment: env.PROBITY_ENVIRONMENT });
  // Before the key: if the email is in use, `keys rotate` still gives the project a key.
  const users = admin === undefined ? {} : { users: [await addAdmin(ctx, admin)] };
  const api_key = newApiKey(env.PROBITY_ENVIRONMENT);
  await createApiKey(ctx, api_key, env.PROBITY_RATE_PLAN);
  return { project_hash: hash, api_key, ...users };
}

/** The new key is already in force, so it is printed even if writing the file fails. */
function tellWhereKept(access: { project_hash: string; api_key: string }): void {
  try {
    const file = keepNewKey(access);
    if (file) console.error(`${file} has the new key.`);
  } catch {
    console.error('first-run.json of the data folder could not be changed: it still has the old key.');
  }
}

/** The project that `--project` names, which is the only flag of its command. */
async function namedProject(values: Values): Promise<{ ctx: Context; project_hash: string }> {
  refuseOthers(values, ['project']);
  if (!values.project) throw new Refused(usage);
  const ctx = await findProject(values.project);
  if (!ctx) throw new Refused('There is no project with this hash.');
  const { environment } = ctx.project;
  if (environment !== env.PROBITY_ENVIRONMENT) throw new Refused(ofEnvironment('This project', environment));
  return { ctx, project_hash: values.project };
}

async function rotate(values: Values): Promise<object> {
  const { ctx, project_hash } = await namedProject(values);
  const access = { project_hash, api_key: await rotateApiKey(ctx, env.PROBITY_RATE_PLAN) };
  tellWhereKept(access);
  return access;
}

async function resetAdmin(values: Values, [email = '']: readonly string[]): Promise<object> {
  const { ctx, project_hash } = await namedProject(values);
  const restored = await restoreAdmin(ctx, email);
  if (!restored) throw new Refused('The project has nobody with this email address.');
  const { password, role } = restored;
  return { project_hash, users: [{ email: restored.email, password, role }] };
}

interface Command {
  run: (values: Values, operands: readonly string[]) => Promise<object>;
  operands: number;
}

const commands: Record<string, Command> = {
  'projects create': { run: createWithKey, operands: 0 },
  'keys rotate': { run: rotate, operands: 0 },
  'people reset': { run: resetAdmin, operands: 1 },
};

selectDatabaseProfile('batch');
try {
  const { name, values, operands } = parsed(process.argv.slice(2));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command?.operands !== operands.length) throw new Refused(usage);
  console.log(JSON.stringify(await command.run(values, operands), null, 2));
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
