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
    // The interface, and who is asked for what.
    'provider',
    'provider-set',
    'configured',
    'gravest-result',
    // One vendor or built-in provider each, with the files that only it needs.
    'companies-house',
    'companies-house-records',
    'company-registry',
    'company-name',
    'company-number',
    'gleif',
    'identity',
    'identity-*',
    'journey',
    'nationality-names',
    'parse-companies',
    'postal-codes',
    'sandbox',
    'sandbox-*',
    'screening',
    'screening-checks',
    'yente',
    'yente-*',
    // Tests stand on these.
    'loopback-service',
    'made-up-subject',
    'made-up-yente',
  ],
  risk: ['country-risk', 'facts', 'factors', 'model', 'score'],
  screening: [
    'matcher',
    'match',
    'compare',
    'replay',
    'model',
    'models/*',
    // Names are normalised to words, words are weighed and compared, and an inverted index finds candidates.
    'normalisation/*',
    'scoring/*',
    'index/*',
    'fixtures/*',
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
