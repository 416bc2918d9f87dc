// npm run mutate:tenancy: removes each wall between projects in turn (docs/adr/0048). `-- --only lib/domain/cases`
// only tries conditions with matching file and line; `-- --only 'function find_by_text'` those of functions of the
// database.
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
