import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseUrl, problemOfSecret, SettingsError } from '../../lib/platform/settings/env.ts';
import type { OperatorSettings } from '../../lib/platform/settings/env.ts';
import { builtFingerprint } from '../build/build.ts';
import { readOrCreateSecrets } from '../database/credentials.ts';
import type { ApplicationUrls } from '../database/roles.ts';

const secretNames = [
  'PROBITY_SESSION_SECRET',
  'PROBITY_HASH_KEY',
  'PROBITY_ENCRYPTION_KEY',
  'PROBITY_AUDIT_KEY',
] as const;
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

/** Signing keys of the audit log: for the worker's checkpoints and the operator's exports. */
const signers: (keyof typeof roleOf)[] = ['worker', 'seed'];

/**
 * Tells Next.js that the .env files of the folder have been read. A file for containers is next to
 * compose.yaml, with secrets of other processes.
 */
const noEnvFiles = { __NEXT_PROCESSED_ENV: 'true' };

/** The settings of one process, which only get the database URL of its own role. */
export function environmentOf(process: keyof typeof roleOf, environment: NodeJS.ProcessEnv) {
  const others = new Set<string>([...Object.values(databaseVariables), 'PROBITY_OWNER_DATABASE_URL']);
  // The worker passes it to the process that synchronises lists, and signs in with its own (docs/adr/0062).
  if (process === 'worker' && environment.PROBITY_LIST_SYNC) others.delete(databaseVariables.probity_import);
  if (!signers.includes(process)) others.add('PROBITY_AUDIT_KEY');
  const isOfInngest = (name: string) => process !== 'worker' && name.startsWith('INNGEST_');
  const isOfSignIn = (name: string) => process !== 'web' && name.startsWith('PROBITY_OIDC_');
  // Processes that store, read and erase images.
  const isOfBucket = (name: string) =>
    process === 'import' && /^PROBITY_(?:S3_|DOCUMENTS_BUCKET$)/.test(name);
  const own = Object.entries(environment).filter(
    ([name]) => !others.has(name) && !isOfInngest(name) && !isOfSignIn(name) && !isOfBucket(name),
  );
  return {
    ...Object.fromEntries(own),
    ...noEnvFiles,
    NODE_ENV: 'production' as const,
    DATABASE_URL: environment[databaseVariables[roleOf[process]]],
  };
}

/** The PKCS #8 prefix of the 32 bytes of an Ed25519 key. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** From a private key of 32 bytes; both are in base64url. */
function publicKeyOf(privateKey: string): string {
  const key = Buffer.concat([ed25519Prefix, Buffer.from(privateKey, 'base64url')]);
  const { x } = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' })).export({
    format: 'jwk',
  });
  if (!x) throw new Error('an Ed25519 key has a public part');
  return x;
}

const secretsFile = (settings: OperatorSettings) => join(settings.PROBITY_DATA_DIR, 'secrets.json');

function keptSecrets(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kept !== null && typeof kept === 'object') return { ...kept };
  } catch {
    // Its message would quote the file, which contains secrets.
  }
  throw new SettingsError([`${file} cannot be read as JSON: bring it back from a backup`]);
}

/**
 * Secrets of the environment and of the data folder.
 * @throws SettingsError for an invalid one; missing ones are generated later
 */
export function refuseWrongSecrets(environment: NodeJS.ProcessEnv, settings: OperatorSettings): void {
  const file = secretsFile(settings);
  const kept = keptSecrets(file);
  const problems = secretNames.flatMap((name) => {
    const value = environment[name] || kept[name];
    const place = environment[name] ? name : `${name} in ${file}`;
    const problem = value ? problemOfSecret(value) : null;
    return problem ? [`${place} ${problem}`] : [];
  });
  if (problems.length > 0) throw new SettingsError(problems);
}

function secretsOf(environment: NodeJS.ProcessEnv, settings: OperatorSettings) {
  const secrets = readOrCreateSecrets(secretsFile(settings), secretNames, newKey);
  const valueOf = (name: (typeof secretNames)[number]) => environment[name] || secrets[name];
  return {
    PROBITY_SESSION_SECRET: valueOf('PROBITY_SESSION_SECRET'),
    PROBITY_HASH_KEY: valueOf('PROBITY_HASH_KEY'),
    PROBITY_ENCRYPTION_KEY: valueOf('PROBITY_ENCRYPTION_KEY'),
    PROBITY_AUDIT_KEY: valueOf('PROBITY_AUDIT_KEY'),
    PROBITY_AUDIT_PUBLIC_KEY: publicKeyOf(valueOf('PROBITY_AUDIT_KEY')),
  };
}

/** The public key of this deployment's checkpoints. Undefined if it was never started. */
export function auditPublicKey(
  environment: NodeJS.ProcessEnv,
  settings: OperatorSettings,
): string | undefined {
  if (environment.PROBITY_AUDIT_KEY) return publicKeyOf(environment.PROBITY_AUDIT_KEY);
  if (!existsSync(secretsFile(settings))) return undefined;
  return secretsOf(environment, settings).PROBITY_AUDIT_PUBLIC_KEY;
}

/**
 * The basis for the environments of all processes: our own, the settings with absolute paths, the database
 * URL of each role, and the secrets of the operator or of the data folder.
 */
export function applicationEnvironment(
  environment: NodeJS.ProcessEnv,
  settings: OperatorSettings,
  appUrls: ApplicationUrls,
) {
  const secrets = secretsOf(environment, settings);
  const baseUrl = settings.PROBITY_BASE_URL ?? defaultBaseUrl(settings.PORT);
  const { DATABASE_URL: _operators, ...inherited } = environment;
  return {
    ...inherited,
    ...secrets,
    NODE_ENV: 'production' as const,
    TZ: 'UTC',
    PORT: String(settings.PORT),
    PROBITY_DATA_DIR: settings.PROBITY_DATA_DIR,
    ...(settings.PROBITY_AUDIT_CHECKPOINTS && {
      PROBITY_AUDIT_CHECKPOINTS: settings.PROBITY_AUDIT_CHECKPOINTS,
    }),
    PROBITY_BASE_URL: baseUrl,
    PROBITY_BUILD: builtFingerprint(),
    PROBITY_APP_DATABASE_URL: appUrls.probity_app,
    PROBITY_WEB_DATABASE_URL: appUrls.probity_web,
    PROBITY_WORKER_DATABASE_URL: appUrls.probity_worker,
    PROBITY_IMPORT_DATABASE_URL: appUrls.probity_import,
    NEXTAUTH_URL: baseUrl,
    NEXTAUTH_SECRET: secrets.PROBITY_SESSION_SECRET,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
