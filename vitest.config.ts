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

const suites = {
  unit: { include: testsBesideSources },
  contract: { include: ['tests/contract/**/*.test.ts'] },
  architecture: { include: ['tests/architecture/**/*.test.ts'] },
  // These start the built product.
  product: {
    include: ['tests/product/**/*.test.ts'],
    globalSetup: 'tests/product/global-setup.ts',
    setupFiles: [],
  },
  integration: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/contract/**', 'tests/architecture/**', 'tests/product/**'],
  },
};

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)) };

export default defineConfig({
  resolve: { alias },
  test: {
    // One database server for the whole run, not one per project.
    globalSetup: 'tests/global-setup.ts',
    maxWorkers: 2,
    // No test may need another to have run. `--sequence.seed=2` tries another order.
    sequence: { shuffle: { files: false, tests: true }, seed: 1 },
    projects: Object.entries(suites).map(([name, files]) => ({
      resolve: { alias },
      // Generous, so that only a test that hangs reaches them.
      test: { name, setupFiles: 'tests/setup.ts', testTimeout: 60_000, hookTimeout: 120_000, ...files },
    })),
  },
});
