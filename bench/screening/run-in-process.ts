import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { Tinypool } from 'tinypool';
import { semiSpaceMebibytes } from '@/scripts/serve/managed-process';

const folder = resolve('.build/bench');

/** In a process of its own, so that its memory can be measured; bundled, as the product's processes are. */
export async function runInProcess<Job, Result>(
  name: string,
  job: Job,
  signal: AbortSignal,
): Promise<Result> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [resolve('bench/screening', `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
  signal.throwIfAborted();
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: pathToFileURL(outfile).href,
    maxThreads: 1,
    // Its values are never undefined, whatever its type says.
    env: process.env as Record<string, string>,
    // As the product's processes have it, and without those of this process, which load tsx.
    execArgv: [`--max-semi-space-size=${semiSpaceMebibytes}`],
  });
  try {
    return await pool.run(job, { signal });
  } finally {
    await pool.destroy();
  }
}
