import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { defaultBaseUrl } from '../../lib/platform/env.ts';
import type { OperatorSettings } from '../../lib/platform/env.ts';
import { builtFingerprint } from '../build/build.ts';
import { readOrCreateSecrets } from '../database/credentials.ts';

const secretNames = ['PROBITY_SESSION_SECRET', 'PROBITY_HASH_KEY', 'PROBITY_ENCRYPTION_KEY'] as const;
const newKey = () => randomBytes(32).toString('base64url');

/**
 * The environment of the web and the worker: our own, the settings with absolute paths, the database as the
 * application's role, and the operator's secrets or those of the data folder.
 */
export function applicationEnvironment(
  environment: NodeJS.ProcessEnv,
  settings: OperatorSettings,
  appUrl: string,
) {
  const secrets = readOrCreateSecrets(join(settings.PROBITY_DATA_DIR, 'secrets.json'), secretNames, newKey);
  const baseUrl = settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT);
  const given = Object.fromEntries(secretNames.map((name) => [name, environment[name] || secrets[name]]));
  const { PROBITY_APP_DATABASE_URL: _app, PROBITY_OWNER_DATABASE_URL: _owner, ...inherited } = environment;
  return {
    ...inherited,
    ...given,
    NODE_ENV: 'production' as const,
    TZ: 'UTC',
    PORT: String(settings.PORT),
    PROBITY_DATA_DIR: settings.PROBITY_DATA_DIR,
    PROBITY_BASE_URL: baseUrl,
    PROBITY_BUILD: builtFingerprint(),
    DATABASE_URL: appUrl,
    NEXTAUTH_URL: baseUrl,
    NEXTAUTH_SECRET: given.PROBITY_SESSION_SECRET,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
