import type { BuildOptions } from 'esbuild';

/** How a process becomes one file that Node reads. */
export const bundling = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  logLevel: 'error',
} satisfies BuildOptions;
