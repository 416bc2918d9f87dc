import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

const maxErrorLength = 4000;

/** The settings that a script needs. No secret except the database URL. */
const inherited = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_ENV_PROXY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'DATABASE_URL',
  'PGSSLMODE',
  'PGSSLROOTCERT',
  'PROBITY_ALLOW_LOOPBACK_WEBHOOKS',
  'PROBITY_BUILD',
  'PROBITY_DATA_DIR',
  'PROBITY_ENVIRONMENT',
  'PROBITY_LIST_SYNC',
  'PROBITY_LOG_LEVEL',
  'PROBITY_MAX_REMOVED_PERCENT',
  'PROBITY_POOL_SIZE',
];

/** Required for valid settings. A script neither seals nor signs, so any values do. */
const requiredKeys = ['PROBITY_SESSION_SECRET', 'PROBITY_HASH_KEY', 'PROBITY_ENCRYPTION_KEY'];

const scriptEnvironment = (): Record<string, string | undefined> => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  ...Object.fromEntries(requiredKeys.map((name) => [name, randomBytes(32).toString('base64url')])),
});

/** A script writes no personal data to stderr, so the report may be logged. */
export class ScriptFailed extends Error {
  readonly report: string;

  constructor(report: string) {
    super(report);
    this.name = 'ScriptFailed';
    this.report = report;
  }
}

/**
 * Scripts parse outside data, so they get little of this process's environment. The script ends when this process
 * does, even by `kill -9`.
 * @param env in addition
 * @param timeoutMs after which it is ended, which counts as a failure
 * @throws ScriptFailed with the end of its stderr
 */
export async function runToEnd(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
  timeoutMs?: number,
): Promise<void> {
  // Loading it takes 0.1 s, and most starts of the web and the worker run no script.
  const { execaNode } = await import('execa');
  const { failed, signal, exitCode, stderr } = await execaNode(script, args, {
    nodeOptions: ['source-maps', 'follow-supervisor'].flatMap((name) => [
      '--import',
      resolve(`processes/${name}.mjs`),
    ]),
    env: { ...scriptEnvironment(), ...env },
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'ignore',
    reject: false,
    timeout: timeoutMs,
  });
  if (!failed) return;
  const how = signal ?? `exit code ${exitCode}`;
  throw new ScriptFailed(`${script} ended with ${how}. ${stderr.slice(-maxErrorLength).trim()}`);
}
