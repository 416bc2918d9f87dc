import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { queryFiles, switchable } from './conditions.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  plugins: [
    {
      name: 'switchable-conditions',
      enforce: 'pre',
      transform(source, id) {
        const file = queryFiles.find((each) => id === root + each);
        return file ? { code: switchable(file, source), map: null } : undefined;
      },
    },
  ],
  test: {
    include: ['bench/tenancy-mutations/*.test.ts'],
    globalSetup: 'bench/tenancy-mutations/without-policies.ts',
    setupFiles: ['bench/tenancy-mutations/switch.ts', 'tests/shared-setup.ts'],
    testTimeout: 60 * 60_000,
    hookTimeout: 10 * 60_000,
    isolate: false,
    maxWorkers: 1,
  },
});
