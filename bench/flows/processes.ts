import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Client } from 'pg';
import { bundling } from '../../scripts/build/bundling.ts';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import type { ApplicationUrls } from '../../scripts/database/roles.ts';
import { arenas, semiSpaceMebibytes } from '../../scripts/serve/managed-process.ts';
import type { Started } from '../deployment.ts';
import { processorMs } from '../processor-time.ts';

const newKey = () => randomBytes(32).toString('base64url');
const secrets = {
  PROBITY_SESSION_SECRET: newKey(),
  PROBITY_HASH_KEY: newKey(),
  PROBITY_ENCRYPTION_KEY: newKey(),
};

export interface Running<Message> {
  child: ChildProcess;
  message: Message;
}

/**
 * Bundled into one file like a process of the product: when TypeScript files are loaded one by one, functions are
 * named each time they are created.
 */
async function bundled(script: string): Promise<string> {
  const outfile = resolve('.build/bench', basename(script).replace(/\.ts$/, '.mjs'));
  await build({ ...bundling, entryPoints: [script], outfile, packages: 'external' });
  return outfile;
}

/** Runs until the benchmark ends. Resolves with its first message, when it is ready. */
export async function start<Message>(
  started: Started,
  script: string,
  env: Record<string, string>,
  told?: string,
): Promise<Running<Message>> {
  const child = fork(await bundled(script), [], {
    execPath: ownNode,
    // With the options of the product's processes, and able to report the memory in use.
    execArgv: ['--expose-gc', `--max-semi-space-size=${semiSpaceMebibytes}`],
    env: { ...arenas, ...process.env, ...secrets, NODE_ENV: 'production', TZ: 'UTC', ...env },
  });
  started.add(() => void (child.connected && child.disconnect()));
  if (told) child.send(told);
  const message = await Promise.race([
    // Sent by the script.
    once(child, 'message').then(([sent]) => sent as Message),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended.`))),
  ]);
  return { child, message };
}

export interface Web {
  url: string;
  /** Origin of its pages, according to its settings. */
  origin: string;
  key: string;
  project: { id: number; hash: string };
}

/** The input of each measurement. */
export interface Bench {
  started: Started;
  client: Client;
  web: Running<Web>;
  databases: ApplicationUrls;
  signal: AbortSignal;
}

/** Processor time of all backends that serve a client other than this one. */
export async function databaseMs(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}
