import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { defaultBaseUrl } from '../../lib/platform/env.ts';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { builtFingerprint } from '../build/build.ts';
import { readOrCreateSecrets } from '../database/credentials.ts';
import type { ApplicationUrls } from '../database/roles.ts';

const secretNames = ['PROBITY_SESSION_SECRET', 'PROBITY_HASH_KEY', 'PROBITY_ENCRYPTION_KEY'] as const;
const newKey = () => randomBytes(32).toString('base64url');

const databaseVariables = {
  probity_app: 'PROBITY_APP_DATABASE_URL',
  probity_web: 'PROBITY_WEB_DATABASE_URL',
  probity_worker: 'PROBITY_WORKER_DATABASE_URL',
  probity_import: 'PROBITY_IMPORT_DATABASE_URL',
} as const;

const roleOf = {
  web: 'probity_web',
  worker: 'probity_worker',
  import: 'probity_import',
  seed: 'probity_app',
} as const;

/** Of one process: it signs in to the database as its own role, and learns no other. */
export function environmentOf(process: keyof typeof roleOf, environment: NodeJS.ProcessEnv) {
  const others = new Set<string>([...Object.values(databaseVariables), 'PROBITY_OWNER_DATABASE_URL']);
  const own = Object.entries(environment).filter(([name]) => !others.has(name));
  return {
    ...Object.fromEntries(own),
    NODE_ENV: 'production' as const,
    DATABASE_URL: environment[databaseVariables[roleOf[process]]],
  };
}

/**
 * What the environments of all processes are made from: our own, the settings with absolute paths, the database as
 * each role, and the operator's secrets or those of the data folder.
 */
export function applicationEnvironment(
  environment: NodeJS.ProcessEnv,
  settings: OperatorSettings,
  appUrls: ApplicationUrls,
) {
  const secrets = readOrCreateSecrets(join(settings.PROBITY_DATA_DIR, 'secrets.json'), secretNames, newKey);
  const baseUrl = settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT);
  const given = Object.fromEntries(secretNames.map((name) => [name, environment[name] || secrets[name]]));
  const { DATABASE_URL: _operators, ...inherited } = environment;
  return {
    ...inherited,
    ...given,
    NODE_ENV: 'production' as const,
    TZ: 'UTC',
    PORT: String(settings.PORT),
    PROBITY_DATA_DIR: settings.PROBITY_DATA_DIR,
    PROBITY_BASE_URL: baseUrl,
    PROBITY_BUILD: builtFingerprint(),
    PROBITY_APP_DATABASE_URL: appUrls.probity_app,
    PROBITY_WEB_DATABASE_URL: appUrls.probity_web,
    PROBITY_WORKER_DATABASE_URL: appUrls.probity_worker,
    PROBITY_IMPORT_DATABASE_URL: appUrls.probity_import,
    NEXTAUTH_URL: baseUrl,
    NEXTAUTH_SECRET: given.PROBITY_SESSION_SECRET,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
