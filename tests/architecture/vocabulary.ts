/** The files that a folder of lib/domain may have without asking (docs/design.md). */
export const commonNames = ['lifecycle', 'schema', 'operations', 'service', 'store', 'present'];

/**
 * What else a folder holds, each for a concept of its own; `*` stands for words. A name that is not here is discussed
 * in docs/adr first, and then added.
 */
export const furtherNames: Record<string, readonly string[]> = {
  access: ['credentials', 'people', 'projects', 'roles'],
  alerts: [],
  audit: ['record-event'],
  cases: [],
  checks: ['outcome'],
  entities: [],
  flows: ['data-tier', 'lease', 'plan', 'result-schema', 'risk-facts', 'subject-key', 'verdict'],
  policies: ['alert-priority', 'policy', 'sla', 'sla-condition'],
  providers: [
    // The interface, and which provider answers which check.
    'provider',
    'provider-set',
    'configured',
    // Shared by several vendors.
    'company-name',
    'worst-result',
    'fixtures/loopback-service',
    'fixtures/subjects',
    // A folder for each vendor or built-in provider.
    'companies-house/provider',
    'companies-house/records',
    'companies-house/nationality-names',
    'companies-house/parse-companies',
    'companies-house/fixtures/register-file',
    'companies-house/fixtures/service',
    'company-registry/provider',
    'company-registry/import-companies',
    'company-registry/registration-number',
    'company-registry/store',
    'gleif/provider',
    'gleif/fixtures/service',
    'identity/provider',
    'identity/address',
    'identity/email',
    'identity/person',
    'identity/phone',
    'identity/postal-codes',
    'journey/provider',
    'sandbox/provider',
    'sandbox/answers',
    'sandbox/marker',
    'screening/provider',
    'screening/checks',
    'yente/source',
    'yente/catalog',
    'yente/match',
    'yente/fixtures/service',
  ],
  risk: ['country-risk', 'facts', 'factors', 'model', 'score'],
  screening: [
    'matcher',
    'match',
    'compare',
    'replay',
    'model',
    'models/*',
    // Text becomes words, words are weighed and compared, and an index finds names by them.
    'reading/*',
    'scoring/*',
    'index/*',
    // Tests stand on it.
    'made-up-list',
  ],
  watchlists: [
    'detect-list',
    'import-lock',
    'import-store',
    'index-file',
    'malformed-list',
    'matcher-in-force',
    'own-matcher',
    'own-store',
    'parse-*',
    'version-writer',
  ],
};

/** Files of lib/domain itself: what several folders stand on. */
export const sharedNames = [
  'countries',
  'lifecycle',
  'list-page',
  'operation',
  'present',
  'primitives',
  'text-condition',
  'words',
];
