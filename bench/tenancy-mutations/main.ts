// npm run mutate:tenancy: takes each wall between projects away (docs/adr/0048). With `-- --only lib/domain/cases`, the
// conditions alone whose file and line fit.
import { parseArgs } from 'node:util';
import { execa } from 'execa';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const run = execa(
  'vitest',
  [
    'run',
    '--config',
    'bench/tenancy-mutations/vitest.config.ts',
    ...(only === undefined ? [] : ['conditions']),
  ],
  {
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: only === undefined ? {} : { PROBITY_CONDITIONS: only },
  },
);
process.exitCode = (await run).exitCode ?? 1;
