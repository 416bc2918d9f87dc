import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import type { Started } from '../deployment.ts';

/** A message of worker.ts about a run. */
export interface Told {
  token: string;
  atMs: number;
}
export interface Used {
  statements: number;
  cpuMs: number;
}

export interface Workers {
  onTold(told: (run: Told) => void): void;
  used(): Promise<Used>;
  stop(): Promise<void>;
}

async function startWorker(started: Started, url: string): Promise<ChildProcess> {
  const child = fork(resolve('bench/runner/worker.ts'), {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', TZ: 'UTC', DATABASE_URL: url },
  });
  started.add(() => void child.kill());
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A worker ended.')));
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return child;
}

const isUsed = (message: unknown): message is Used =>
  typeof message === 'object' && message !== null && 'cpuMs' in message;
const isTold = (message: unknown): message is Told =>
  typeof message === 'object' && message !== null && 'atMs' in message;

async function usedBy(child: ChildProcess): Promise<Used> {
  const answered = new Promise<Used>((resolved) => {
    const hear = (message: unknown) => {
      if (!isUsed(message)) return;
      child.off('message', hear);
      resolved(message);
    };
    child.on('message', hear);
  });
  child.send('used');
  return answered;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

export async function startWorkers(started: Started, url: string, count: number): Promise<Workers> {
  const children = await Promise.all(Array.from({ length: count }, () => startWorker(started, url)));
  return {
    onTold(told) {
      for (const child of children) child.on('message', (message) => isTold(message) && told(message));
    },
    async used() {
      const each = await Promise.all(children.map(usedBy));
      return {
        statements: each.reduce((sum, { statements }) => sum + statements, 0),
        cpuMs: each.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      };
    },
    stop: async () => void (await Promise.all(children.map(stop))),
  };
}
