// The groups of files that the import rules speak of (.dependency-cruiser.mjs).
import { globSync, readFileSync } from 'node:fs';

/** Code that only tests run: it may import what it likes, and nothing that ships may import it. */
export const testCode = ['[.]test[.]tsx?$', '/fixtures/', '^(tests|e2e|bench|training)/', '^scripts/test/'];

/** What a deployment runs; `scripts` prepares, supervises and tests it. */
export const product = ['^(app|components|inngest|lib|processes)/', '^prisma/seed/'];

/** Modules that may run in a browser. Each imports only such modules, so that none reaches the server's. */
export const browserSafe = [
  '^lib/domain/[^/]+/(schema|lifecycle|operations|events)[.]ts$',
  '^lib/domain/(answer|countries|event|lifecycle|operation|primitives|words)[.]ts$',
  '^lib/domain/events/catalogue[.]ts$',
  '^lib/domain/access/roles[.]ts$',
  '^lib/domain/flows/result-schema[.]ts$',
  '^lib/platform/(context|errors)[.]ts$',
  '^lib/api/(client|query)[.]ts$',
];
export const browserSafePackages = '^node_modules/(zod|i18n-iso-countries|@tanstack/react-query)/';

/** Files of `app` that are sent to the browser say so in their first line. */
export const clientPages = globSync('app/**/*.tsx')
  .filter((file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8')))
  .map((file) => `^${RegExp.escape(file.replaceAll('\\', '/'))}$`);

/** What the matcher may see: shapes, and packages that compute. */
export const pureForScreening = [
  '^lib/domain/screening/',
  '^lib/domain/[^/]+/schema[.]ts$',
  '^lib/domain/(countries|primitives|words)[.]ts$',
  '^lib/platform/errors[.]ts$',
  '^node_modules/(zod|any-ascii|i18n-iso-countries|lru-cache)/',
];

/** The folders of lib/domain, each of which may import those before it (docs/design.md). Types count. */
export const domainOrder = [
  'screening',
  'access',
  'policies',
  'watchlists',
  'entities',
  'cases',
  'checks',
  'providers',
  'alerts',
  'risk',
  'flows',
  'events',
  'audit',
];

export const aboveDomain = '^(app|components|inngest|lib/api|processes|scripts)/|^generated/routes[.]ts$';
