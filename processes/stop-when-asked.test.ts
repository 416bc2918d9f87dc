import { resolve } from 'node:path';
import { execaNode } from 'execa';
import { describe, expect, it } from 'vitest';

const file = JSON.stringify(resolve(import.meta.dirname, 'stop-when-asked.ts'));

const stopped = (withinMs: number, stop: string) =>
  execaNode({ reject: false, nodeOptions: ['--input-type=module'] })`--eval ${`
    const { stopWhenAsked } = await import(${file});
    setInterval(() => {}, 1000);
    stopWhenAsked(${withinMs}, ${stop});
    process.kill(process.pid, 'SIGTERM');`}`;

describe('process · stop', () => {
  it('ends with exit code 0 when everything has stopped', async () => {
    expect((await stopped(60_000, 'async () => {}')).exitCode).toBe(0);
  });

  it('ends with exit code 1 when a part never stops', async () => {
    expect((await stopped(100, '() => new Promise(() => {})')).exitCode).toBe(1);
  });

  it('ends with exit code 1 when a part fails to stop', async () => {
    expect((await stopped(60_000, `() => Promise.reject(new Error('no'))`)).exitCode).toBe(1);
  });
});
