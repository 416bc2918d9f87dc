import { readFileSync } from 'node:fs';
import type { BuildOptions } from 'esbuild';

/**
 * Packages of many small files, which are bundled into a process's file: Node would find and read these five
 * hundred files one by one at each start, for a third of its processor time. Other packages have files
 * besides their code, or state that Next's copy shares.
 */
const bundledPackages = [
  '@date-fns/tz',
  '@date-fns/utc',
  'cockatiel',
  'csv-parse',
  'date-fns',
  'i18n-iso-countries',
  'libphonenumber-js',
  'prom-client',
  'srvx',
  'undici',
  'zod',
];

// From our own package.json.
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

/** How a process is bundled into one file that Node reads. */
export const bundling = {
  bundle: true,
  external: Object.keys(dependencies).filter((name) => !bundledPackages.includes(name)),
  // What bundled CommonJS packages expect from Node.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
  },
  platform: 'node',
  format: 'esm',
  target: 'node24',
  logLevel: 'error',
} satisfies BuildOptions;
