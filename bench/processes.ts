import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownNode } from '../scripts/bootstrap/own-node.mjs';
import type { Started } from './deployment.ts';

const newKey = () => randomBytes(32).toString('base64url');

/** Secrets for the deployment of this process. */
export const ownSecrets = {
  PROBITY_SESSION_SECRET: newKey(),
  PROBITY_HASH_KEY: newKey(),
  PROBITY_ENCRYPTION_KEY: newKey(),
};

export interface Script {
  child: ChildProcess;
  /** The first message that it sent. */
  message: unknown;
}

/** Starts a script of the benchmark and waits for its first message. */
export async function startScript(
  started: Started,
  script: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Script> {
  const child = fork(resolve('bench', script), args, {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    // Values of statements may be bytes too.
    serialization: 'advanced',
    env: { ...process.env, ...ownSecrets, ...env, NODE_ENV: 'production', TZ: 'UTC' },
  });
  started.add(() => void child.kill());
  return { child, message: await messageOf(child, script) };
}

async function messageOf(child: ChildProcess, script: string): Promise<unknown> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    return await Promise.race([
      // Sent by the script.
      once(child, 'message', { signal }).then(([message]) => message as unknown),
      once(child, 'exit', { signal }).then(() => Promise.reject(new Error(`${script} ended.`))),
    ]);
  } finally {
    heard.abort();
  }
}

/** Sends a message and waits for the answer. */
export function tell(child: ChildProcess, message: object | string): Promise<unknown> {
  const answer = messageOf(child, 'A script');
  child.send(message);
  return answer;
}
