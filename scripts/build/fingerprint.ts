import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

const sources = [
  '{app,components,inngest,lib,prisma,processes,public}/**/*.{ts,tsx,css,prisma,json,svg,png,ico,woff2}',
  'scripts/build/*.ts',
  '{next,postcss}.config.mjs',
  'prisma.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

export function sourceFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(sources, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).sort();
  for (const file of files.filter((path) => existsSync(path))) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
