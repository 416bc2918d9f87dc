import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { ownNode } from '@/scripts/bootstrap/own-node.mjs';

const folder = resolve('.build/bench');

/**
 * Does a job in a process of its own, which has a memory of its own: the default export of a file of this folder,
 * bundled as the product's processes are. Job and result are sent as messages.
 */
export async function inAProcess<Job, Result>(name: string, job: Job, signal: AbortSignal): Promise<Result> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    stdin: { contents: childOf(name), resolveDir: resolve('bench/screening'), loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
  signal.throwIfAborted();
  const child = fork(outfile, [JSON.stringify(job)], {
    execPath: ownNode,
    execArgv: ['--expose-gc'],
    signal,
  });
  return new Promise((done, fail) => {
    child.once('message', (result: Result) => done(result));
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`${name} has ended before its job was done.`)));
  });
}

const childOf = (name: string) => `
import work from './${name}';
process.once('disconnect', () => process.exit(1));
const result = await work(JSON.parse(process.argv[2]!));
process.send!(result, () => process.disconnect());
`;
