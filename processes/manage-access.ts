import { parseArgs } from 'node:util';
import { hashPassword } from '@/lib/domain/access/passwords';
import { createApiKey } from '@/lib/domain/access/service/create-api-key';
import { createPerson } from '@/lib/domain/access/service/create-person';
import { isProjectHash } from '@/lib/domain/access/project-hash';
import { createProject } from '@/lib/domain/access/service/create-project';
import { findProject } from '@/lib/domain/access/service/find-project';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import type { Context } from '@/lib/platform/context';
import { newApiKey, randomSecret } from '@/lib/platform/crypto';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { closeDb } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { keepNewKey } from '@/prisma/seed/first-run';

const usage = `npm run -s projects -- create --name NAME [--hash HASH] [--admin EMAIL]
npm run -s keys -- rotate --project HASH

Keys and passwords are printed once, as JSON, and shown nowhere else.`;

class Refused extends Error {}

const flags = {
  name: { type: 'string' },
  hash: { type: 'string' },
  admin: { type: 'string' },
  project: { type: 'string' },
} as const;

type Values = Partial<Record<keyof typeof flags, string>>;

function parsed(args: string[]): { command: string; values: Values } {
  try {
    const { positionals, values } = parseArgs({ args, options: flags, allowPositionals: true });
    return { command: positionals.join(' '), values };
  } catch {
    throw new Refused(usage);
  }
}

function refuseOthers(values: Values, known: readonly (keyof Values)[]): void {
  if (Object.keys(values).some((name) => !known.some((each) => each === name))) throw new Refused(usage);
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

async function rotate(values: Values): Promise<object> {
  refuseOthers(values, ['project']);
  if (!values.project) throw new Refused(usage);
  const ctx = await findProject(values.project);
  if (ctx?.project.environment !== env.PROBITY_ENVIRONMENT) {
    throw new Refused('There is no project with this hash.');
  }
  const access = { project_hash: values.project, api_key: await rotateApiKey(ctx, env.PROBITY_RATE_PLAN) };
  tellWhereKept(access);
  return access;
}

const commands: Record<string, (values: Values) => Promise<object>> = {
  'projects create': createWithKey,
  'keys rotate': rotate,
};

selectDatabaseProfile('batch');
try {
  const { command, values } = parsed(process.argv.slice(2));
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Refused(usage);
  console.log(JSON.stringify(await run(values), null, 2));
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
