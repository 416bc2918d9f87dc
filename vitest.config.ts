import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testsBesideSources = [
  'app',
  'bench/faults',
  'bench/screening',
  'components',
  'inngest',
  'lib',
  'prisma',
  'processes',
  'scripts',
  'training',
].map((folder) => `${folder}/**/*.test.ts?(x)`);

/** Files that share a process, and the modules in it. Each leaves it as it was (docs/adr/0039). */
const shared = { isolate: false, setupFiles: ['tests/shared-setup.ts'] };

const sharing = {
  unit: testsBesideSources,
  contract: ['tests/contract/**/*.test.ts'],
  architecture: ['tests/architecture/**/*.test.ts'],
  integration: ['tests/*.test.ts', 'tests/tenancy/**/*.test.ts'],
};

/**
 * Vitest starts its processes anew for each project, and each loads nearly all modules. A run of all these suites is one
 * project, so that it does so once (docs/adr/0054).
 */
const filesOfProjects: Record<string, string[]> = process.env.PROBITY_TEST_TOGETHER
  ? { together: Object.values(sharing).flat() }
  : sharing;
const sharingProjects = Object.entries(filesOfProjects).map(([name, include]) => ({
  name,
  ...shared,
  include,
}));

const otherProjects = [
  // A file here changes its process for good: settings, lists, rate limits, a database that fails. The next one finds it as
  // if it were new (docs/adr/0081).
  {
    name: 'own-process',
    include: ['tests/{own-process,faults,processes}/**/*.test.ts'],
    isolate: false,
    setupFiles: ['tests/own-setup.ts'],
  },
  // These start the built product.
  {
    name: 'product',
    include: ['tests/product/**/*.test.ts'],
    // It seeds a product, in the cluster of the first.
    globalSetup: ['tests/global-setup.ts', 'tests/product/global-setup.ts'],
    testTimeout: 180_000,
  },
];

/** In CI alone, where one test that fails now and then would keep a change from landing. `npm test` names it. */
const retry = process.env.CI ? 1 : 0;

/** Of all projects and runs: each project would have every module transformed again (docs/adr/0116). Named by content. */
const fsModuleCachePath = fileURLToPath(new URL('.build/test/modules', import.meta.url));

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    // One database server for the whole run, not one per project.
    globalSetup: 'tests/global-setup.ts',
    // Also on two cores: many tests wait.
    maxWorkers: 3,
    // No test may need another to have run. `--sequence.seed=2` tries another order.
    sequence: { shuffle: { files: false, tests: true }, seed: 1 },
    experimental: { fsModuleCache: true, fsModuleCachePath },
    projects: [...sharingProjects, ...otherProjects].map((project) => ({
      resolve: { alias },
      // Generous, so that only a test that hangs reaches them.
      test: { testTimeout: 120_000, hookTimeout: 300_000, retry, ...project },
    })),
  },
});
