export interface BadImport {
  rule: string;
  file: string;
  imports: string[];
  /** A second planted file, for a rule that a single file cannot break. */
  bystander?: { file: string; imports: string[] };
  /** The first line of the file, for a rule that depends on it. */
  directive?: string;
}

const one = (rule: string, file: string, ...imports: string[]): BadImport => ({ rule, file, imports });

export const badImports: BadImport[] = [
  {
    ...one('no-cycle', 'lib/domain/alerts/planted-egg.ts', './planted-hen'),
    bystander: { file: 'lib/domain/alerts/planted-hen.ts', imports: ['./planted-egg'] },
  },
  {
    ...one('no-cycle-in-platform', 'lib/platform/planted-egg.ts', './planted-hen'),
    bystander: { file: 'lib/platform/planted-hen.ts', imports: ['./planted-egg'] },
  },
  one(
    'platform-imports-nothing-of-ours',
    'lib/platform/planted-upward.ts',
    '@/lib/domain/primitives',
    '@/lib/api/route',
  ),
  one(
    'reading-imports-platform-alone',
    'lib/reading/planted-upward.ts',
    '@/lib/domain/primitives',
    '@/lib/api/route',
    '@/generated/prisma/client',
  ),
  one('platform-meets-prisma-in-two-files', 'lib/platform/planted-prisma.ts', '@/generated/prisma/client'),
  one('prisma-is-opened-in-one-file', 'lib/domain/alerts/planted-prisma.ts', '@/generated/prisma/client'),
  one(
    'domain-looks-down',
    'lib/domain/alerts/planted-upward.ts',
    '@/lib/api/route',
    '@/components/ui/button',
  ),
  one('domain-folders-in-order', 'lib/domain/cases/planted-order.ts', '@/lib/domain/alerts/schema'),
  one('domain-folders-in-order', 'lib/domain/checks/planted-order.ts', '@/lib/domain/providers/provider'),
  {
    ...one('domain-folders-in-order', 'lib/domain/policies/planted-type.ts'),
    directive: "import type { Case } from '@/lib/domain/cases/schema';",
  },
  one('shared-domain-files-import-no-folder', 'lib/domain/planted-folder.ts', '@/lib/domain/cases/schema'),
  one('domain-looks-down', 'lib/domain/planted-upward.ts', '@/inngest/client', '@/generated/routes'),
  one('domain-looks-down', 'lib/domain/policies/planted-detour.ts', '@/prisma/seed/sample-list'),
  one(
    'api-looks-down',
    'lib/api/planted-upward.ts',
    '@/components/ui/button',
    '@/inngest/client',
    '@/generated/routes',
  ),
  one('only-the-front-imports-the-front', 'lib/api/routes/planted-front.ts', '@/lib/api/front/target'),
  one('only-the-front-imports-routes', 'lib/api/callers/planted-route.ts', '@/lib/api/routes/journey-path'),
  one('bodies-import-no-other-part', 'lib/api/bodies/planted-caller.ts', '@/lib/api/callers/peer'),
  one('components-look-down', 'components/alerts/planted-upward.tsx', '@/app/layout', '@/inngest/client'),
  one('lib-knows-no-framework', 'lib/api/planted-framework.ts', 'next', 'next-auth/jwt', 'react'),
  one('api-and-jobs-import-no-component', 'app/v1/planted/route.ts', '@/components/ui/button'),
  one('api-and-jobs-import-no-component', 'app/api/planted/route.ts', '@/components/ui/button'),
  one('api-and-jobs-import-no-component', 'inngest/functions/planted-component.ts', '@/components/ui/button'),
  one('app-leaves-jobs-alone', 'app/v1/planted-job/route.ts', '@/inngest/client'),
  one('nothing-imports-app', 'lib/domain/alerts/planted-app.ts', '@/app/v1/alerts/route'),
  one('nothing-imports-app', 'scripts/planted-app.ts', '@/app/v1/alerts/route'),
  one('nothing-imports-processes', 'lib/platform/planted-process.ts', '@/processes/shared-index'),
  one('nothing-imports-processes', 'scripts/planted-process.ts', '@/processes/stop-when-asked'),
  one('product-imports-no-script', 'lib/platform/planted-script.ts', '@/scripts/build/fingerprint'),
  one('product-imports-no-script', 'processes/planted-script.ts', '@/scripts/bootstrap/own-node.mjs'),
  one(
    'scripts-import-no-product',
    'scripts/planted-product.ts',
    '@/lib/platform/database/db',
    '@/lib/api/router',
  ),
  one('bootstrap-imports-no-package', 'scripts/planted-package.mjs', 'pg', './build/fingerprint'),
  one('bootstrap-imports-no-package', 'scripts/bootstrap/planted-package.mjs', 'pg'),
  one(
    'components-import-browser-safe-lib',
    'components/alerts/planted-service.tsx',
    '@/lib/domain/alerts/service/acknowledge',
  ),
  one(
    'components-import-browser-safe-lib',
    'components/alerts/planted-platform.tsx',
    '@/lib/platform/database/db',
  ),
  {
    ...one(
      'client-pages-import-browser-safe-lib',
      'app/(console)/[planted]/page.tsx',
      '@/lib/domain/alerts/service/acknowledge',
    ),
    directive: "'use client';",
  },
  one(
    'browser-safe-stays-browser-safe',
    'lib/domain/planted-server/schema.ts',
    'node:fs',
    'pg',
    '@/lib/platform/database/db',
  ),
  one(
    'browser-safe-stays-browser-safe',
    'lib/domain/planted-secret/events.ts',
    '@/lib/platform/settings/env',
  ),
  one('browser-safe-stays-browser-safe', 'lib/domain/planted-hash/lifecycle.ts', '@/lib/platform/crypto'),
  one(
    'browser-safe-stays-browser-safe',
    'lib/domain/planted-detour/schema.ts',
    '@/lib/domain/alerts/service/acknowledge',
  ),
  one('database-is-for-stores', 'lib/domain/alerts/service/planted-query.ts', '@/lib/platform/database/db'),
  one('database-is-for-stores', 'inngest/functions/planted-query.ts', '@/lib/platform/database/db'),
  one('store-is-private-among-folders', 'lib/domain/alerts/planted-store.ts', '@/lib/domain/flows/store'),
  one(
    'store-is-private-among-folders',
    'lib/domain/flows/planted-room-store.ts',
    '@/lib/domain/providers/company-registry/store',
  ),
  one('store-is-private-to-its-folder', 'app/v1/planted-store/route.ts', '@/lib/domain/flows/store'),
  one('store-is-private-to-its-folder', 'inngest/functions/planted-store.ts', '@/lib/domain/flows/store'),
  one(
    'screening-is-pure',
    'lib/domain/screening/planted-io.ts',
    'node:fs',
    'pg',
    '@/lib/platform/database/db',
  ),
  one(
    'screening-is-pure',
    'lib/domain/screening/planted-detour.ts',
    '@/lib/domain/watchlists/import/import-list',
  ),
  one(
    'screening-normalises-before-it-scores',
    'lib/domain/screening/normalisation/planted-score.ts',
    '@/lib/domain/screening/scoring/score',
  ),
  one(
    'screening-scores-without-an-index',
    'lib/domain/screening/scoring/planted-index.ts',
    '@/lib/domain/screening/index/dictionary',
  ),
  one(
    'runner-knows-no-domain',
    'inngest/embedded/planted-domain.ts',
    '@/lib/domain/flows/lease',
    '../events',
  ),
  one('product-imports-no-test-code', 'lib/domain/alerts/planted-test-code.ts', '@/tests/fixtures/database'),
  one('product-imports-no-test-code', 'lib/domain/alerts/planted-training.ts', '@/training/labelled-data'),
  one('product-imports-no-test-code', 'inngest/embedded/planted-test-code.ts', './fixtures/harness'),
  one(
    'product-imports-no-test-code',
    'lib/domain/alerts/planted-example.ts',
    '@/examples/outside-provider.mjs',
  ),
  one('examples-stand-alone', 'examples/planted-package.mjs', 'undici', '../lib/platform/ids'),
  one('no-orphan', 'lib/domain/alerts/planted-orphan.ts'),
  one('no-unresolvable', 'lib/domain/alerts/planted-hole.ts', './planted-nowhere'),
  one('date-fns-by-function', 'lib/domain/policies/planted-index.ts', 'date-fns'),
  one('no-unlisted-package', 'lib/platform/planted-unlisted.ts', 'scheduler'),
  one('product-imports-no-dev-dependency', 'lib/platform/planted-dev.ts', 'esbuild'),
];

export interface PlantedFile {
  file: string;
  text: string;
}

const planted = ({
  file,
  imports,
  directive,
}: Pick<BadImport, 'file' | 'imports' | 'directive'>): PlantedFile => {
  const statements = imports.map((path) => `import '${path}';`);
  return { file, text: [...(directive ? [directive] : []), ...statements, ''].join('\n') };
};

export const plantedFiles: PlantedFile[] = badImports.flatMap((bad) => [
  planted(bad),
  ...(bad.bystander ? [planted(bad.bystander)] : []),
]);
