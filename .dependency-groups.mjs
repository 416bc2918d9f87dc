import { globSync, readFileSync } from 'node:fs';

export const testCode = ['[.]test[.]tsx?$', '/fixtures/', '^(tests|e2e|bench|training)/', '^scripts/test/'];

export const product = ['^(app|components|inngest|lib|processes)/', '^prisma/seed/'];

export const browserSafe = [
  '^lib/domain/[^/]+/(schema|lifecycle|events)[.]ts$',
  '^lib/domain/(assignee|check-names|check-words|countries|country-names|entity-name|event|full-name|image-checks|lifecycle|moment|move-table|one-sentence|primitives|readable|record-time|role-names|short-text|start-token|statuses|text-limits|wording|words)[.]ts$',
  '^lib/domain/events/catalogue[.]ts$',
  '^lib/domain/access/(roles|scopes)[.]ts$',
  '^lib/domain/alerts/(applied-policies|clearing|compared-fields|four-eyes|kinds|moves|time-bounds|verdict-words)[.]ts$',
  '^lib/domain/branding/contrast[.]ts$',
  '^lib/domain/cases/(decision-names|moves)[.]ts$',
  '^lib/domain/policies/(kind-names|points)[.]ts$',
  '^lib/domain/checks/(moves|outcome|screened-lists)[.]ts$',
  '^lib/domain/alerts/list-schema[.]ts$',
  '^lib/domain/flows/result-schema[.]ts$',
  '^lib/domain/imports/limits[.]ts$',
  '^lib/domain/risk/(approval|breakdown|fact-words|factor-words|floor|names)[.]ts$',
  '^lib/domain/screening/features[.]ts$',
  '^lib/domain/notifications/texts[.]ts$',
  '^lib/domain/providers/journey/words[.]ts$',
  '^lib/platform/(context|days|hundredths|whole-parts|errors/(detail-codes|errors|plain-issues))[.]ts$',
  '^lib/api/(client|query)[.]ts$',
  '^clients/typescript/src/',
];
export const browserSafePackages =
  '^node_modules/(zod|date-fns|i18n-iso-countries|@tanstack/react-query|openapi-fetch)/';

export const clientPages = globSync('app/**/*.tsx')
  .filter((file) => /^['"]use client['"]/.test(readFileSync(file, 'utf8')))
  .map((file) => `^${RegExp.escape(file.replaceAll('\\', '/'))}$`);

export const pureForScreening = [
  '^lib/domain/screening/',
  '^lib/domain/[^/]+/schema[.]ts$',
  '^lib/domain/(countries|primitives|statuses|text-limits|words)[.]ts$',
  '^lib/platform/(bounded-cache|days|hundredths|errors/(detail-codes|errors))[.]ts$',
  '^node_modules/(zod|any-ascii|i18n-iso-countries)/',
];

export const domainOrder = [
  'screening',
  'access',
  'notifications',
  'branding',
  'policies',
  'watchlists',
  'entities',
  'imports',
  'cases',
  'comments',
  'checks',
  'documents',
  'providers',
  'alerts',
  'risk',
  'flows',
  'journeys',
  'casework',
  'monitoring',
  'events',
  'audit',
  'reports',
  'webhooks',
  'analytics',
  'sample',
];

/** Also a room of lib that is yet to come: a detour through it would pass the order by. */
export const aboveDomain =
  '^(app|components|inngest|lib/(?!domain/|platform/|reading/)[^/]+|prisma|processes|scripts)/|^generated/(?!prisma/)';

/** The processes, which open and close the database, and the check that asks whether it answers. */
export const opensDatabase = [
  '^processes/(web|worker|import-data|build-index|manage-access|manage-audit)[.]ts$',
  '^prisma/seed/main[.]ts$',
  '^inngest/client[.]ts$',
  '^lib/api/front/readiness[.]ts$',
];
