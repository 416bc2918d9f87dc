import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const testsBesideSources = [
  'app',
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

const suites = {
  unit: { ...shared, include: testsBesideSources },
  contract: { ...shared, include: ['tests/contract/**/*.test.ts'] },
  architecture: { ...shared, include: ['tests/architecture/**/*.test.ts'] },
  integration: {
    ...shared,
    include: ['tests/*.test.ts', 'tests/tenancy/**/*.test.ts'],
  },
  // A file here changes its process for good: settings, lists, rate limits, a database that fails.
  'own-process': { include: ['tests/{own-process,faults}/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  // These start the built product.
  product: {
    include: ['tests/product/**/*.test.ts'],
    globalSetup: 'tests/product/global-setup.ts',
    testTimeout: 180_000,
  },
};

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
    projects: Object.entries(suites).map(([name, files]) => ({
      resolve: { alias },
      // Generous, so that only a test that hangs reaches them.
      test: { name, testTimeout: 60_000, hookTimeout: 120_000, ...files },
    })),
  },
});
