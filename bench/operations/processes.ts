import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import type { Started } from '../deployment.ts';

/** Starts a script of the benchmark and waits for its first message. */
export async function startScript(started: Started, script: string, env: Record<string, string>) {
  const child = fork(resolve('bench', script), {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    // Values of statements are bytes too.
    serialization: 'advanced',
    env: { ...process.env, ...env, NODE_ENV: 'production', TZ: 'UTC' },
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
export function tell(child: ChildProcess, message: object): Promise<unknown> {
  const answer = messageOf(child, 'A script');
  child.send(message);
  return answer;
}
