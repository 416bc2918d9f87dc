/** The files that a folder of lib/domain may have without asking (docs/design.md). */
export const commonNames = ['lifecycle', 'schema', 'operations', 'events', 'store', 'present'];

/**
 * What else a folder holds, each for a concept of its own; `*` stands for words. A name that is not here is discussed
 * in docs/adr first, and then added.
 */
export const furtherNames: Record<string, readonly string[]> = {
  access: ['passwords', 'roles'],
  alerts: [],
  audit: [],
  cases: [],
  checks: ['outcome', 'walk'],
  entities: ['search'],
  events: ['catalogue'],
  flows: [
    'company-parties',
    'data-tier',
    'findings',
    'identity',
    'lease',
    'parts',
    'party',
    'plan',
    'present-result',
    'present-screening',
    'reply',
    'result',
    'result-schema',
    'risk-facts',
    'subject-key',
    'sync-timeout',
    'verdict',
    // Provider calls: their rounds under a lease, and what they mean for checks.
    'work/*',
  ],
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
  risk: ['country-risk', 'facts', 'factors', 'model', 'models/*', 'score'],
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
    'index-file',
    'matcher-in-force',
    // What the publishers' formats share, and one room for each publisher.
    'formats/*',
    'formats/eu/*',
    'formats/ofac/*',
    'formats/ofac-advanced/*',
    'formats/opensanctions/*',
    'formats/uk/*',
    'formats/un/*',
    // Editions and deltas of public lists.
    'import/*',
    // The lists of a project.
    'own/*',
    'store/*',
  ],
};

/** Files of lib/domain itself: what several folders stand on. */
export const sharedNames = [
  'answer',
  'countries',
  'event',
  'lifecycle',
  'list-page',
  'operation',
  'present',
  'primitives',
  'record-event',
  'text-condition',
  'words',
];
