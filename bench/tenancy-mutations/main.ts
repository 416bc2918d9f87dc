// npm run mutate:tenancy: takes each wall between projects away (docs/adr/0048). With `-- --only lib/domain/cases`, the
// conditions alone whose file and line fit; with `-- --only 'function find_by_text'`, those of functions of the database.
import { parseArgs } from 'node:util';
import { execa } from 'execa';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const part = only?.startsWith('function') ? 'functions' : 'conditions';

const run = execa(
  'vitest',
  ['run', '--config', 'bench/tenancy-mutations/vitest.config.ts', ...(only === undefined ? [] : [part])],
  {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: only === undefined ? {} : { PROBITY_CONDITIONS: only },
  },
);
process.exitCode = (await run).exitCode ?? 1;
