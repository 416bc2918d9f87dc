import { providerFiles } from './provider-files';

/**
 * The other file names of each folder, one per concept; `*` matches any kebab-case name. A name that does not explain
 * itself needs a comment.
 */
export const furtherNames: Record<string, readonly string[]> = {
  access: [
    // How a session is shown, and how its end is recorded.
    'browser-name',
    'ended-sessions',
    'oauth-client',
    // What signed-in people do for themselves.
    'own-operations',
    'password-queue',
    'passwords',
    'project-hash',
    'roles',
    'scopes',
    'sign-in-lanes',
    'store/*',
    'trusted',
  ],
  alerts: [
    // The policies that raising and resolving an alert apply.
    'applied-policies',
    'bulk',
    'clearing',
    // A match side by side, for the console and evidence packs.
    'compared-fields',
    'counts',
    // The false positive that a match was before, and what has changed since (docs/adr/0064).
    'earlier-decision',
    'four-eyes',
    'held',
    // What an alert asks a person to judge, and the words for it.
    'kinds',
    // What a list can be filtered and counted by, separate from the resource itself.
    'list-schema',
    'material-changes',
    // The table of moves without its events, for the browser (docs/adr/0078). Other folders have one too.
    'moves',
    'rationale',
    // Whether the person has sent a newer document since (docs/adr/0105).
    'replaced',
    'same-party',
    'search',
    'store/*',
    // Ages and deadlines, for the database and the browser.
    'time-bounds',
    'verdict-words',
  ],
  analytics: ['period'],
  audit: [
    'checkpoint',
    'checkpoint-file',
    'compare',
    'export-end',
    'period',
    'record-line',
    'search',
    'signed-line',
    'verdict',
    'verify-export',
    'verify-range',
  ],
  // The browser also checks contrast, before anything is sent.
  branding: ['contrast', 'logo'],
  cases: ['case-name', 'counts', 'decision-names', 'moves', 'search', 'sla-pauses', 'store/*'],
  casework: [
    'delete-case-part',
    'mail',
    'past-cases',
    'policy-outcomes',
    'return-client-input',
    // The conditions for closing a case by the system, shared by the product and the preview.
    'straight-through',
  ],
  // Events contain less about a check than the check itself (docs/adr/0093).
  checks: ['moves', 'outcome', 'passed', 'present-for-events', 'screened-lists', 'store/*', 'walk'],
  comments: [],
  // How a document is received, judged, sealed and stored (docs/adr/0093).
  documents: [
    'capture',
    // Which check depends on each of them.
    'checks',
    'inspect',
    'judge',
    'judgement',
    'sealed',
    'sender',
    'sent-image',
    'storage',
    'storage/*',
    'store/*',
    'submission',
    'fixtures/*',
  ],
  entities: ['fields', 'near-names', 'new-entity', 'ownership', 'search', 'store/*'],
  events: ['catalogue', 'feed', 'own-messages', 'payload', 'personal-news', 'readable'],
  flows: [
    'calls',
    'company-parties',
    // The rows of a new flow: its parties, its entities and its checks.
    'create/*',
    // A flow as a value: its rows, built from its request and the answers of its providers (docs/adr/0103).
    'decided/*',
    'data-tier',
    'identity',
    // Which checks wait for the person, and until when.
    'journey',
    'lease',
    'party',
    'plan',
    'present-result',
    'present-screening',
    'reply',
    'result',
    'result-schema',
    'risk-facts',
    'rows',
    // A flow under a lease: its rounds of calls, and the requests that wait for its end.
    'run/*',
    // What the answers mean for the checks, the alerts, the entities and the case.
    'settle/*',
    'store/decided',
    'store/deletion',
    'store/journey',
    'store/taken',
    'subject-key',
    'sync-timeout',
    'unfit-names',
    'verdict',
    // Depend on the type of the flow (docs/adr/0101).
    'verdict-events',
  ],
  // A file of customers, from its bytes to the results of its lines (docs/adr/0073).
  imports: ['columns', 'judge', 'limits', 'read-file', 'settle'],
  // `state` describes what the rows say, and `progress` what is to be done next.
  journeys: [
    'address',
    'answers',
    'progress',
    // The start token of a document request, which changes with every new link.
    'request-link',
    'require-open',
    'state',
    'take-step',
    'visitor',
  ],
  monitoring: ['candidates', 'run-flows', 'search-change', 'store/left'],
  // What a notification says, for the console and for mails (docs/adr/0061).
  notifications: ['store/*', 'texts'],
  policies: [
    'alert-priority',
    // Deadlines by business days (docs/adr/0060).
    'business-time',
    'changes',
    'defaults',
    // Who is bound by the policy, and the refusals; each folder has its own rules.
    'four-eyes',
    'holidays',
    'kind-names',
    'local-time',
    'policy',
    // Sums of a risk model's points, also for the browser.
    'points',
    'risk-model',
    'risk-models/*',
    'settings',
    'sla',
    'sla-clocks',
    'sla-condition',
    'sla-tallies',
    'stored-settings',
    'versions-at',
  ],
  providers: providerFiles,
  // The PDF is made by a thread that runs the files of pdf unbundled.
  reports: [
    'applied-versions',
    'digest',
    'left-out',
    'pack',
    'pack-queues',
    'pdf/*',
    'read',
    'render-pdf',
    'unread',
    'verify-pack',
  ],
  risk: [
    'approval',
    // A score and what adds up to it, for the console and evidence packs.
    'breakdown',
    'country-risk',
    'fact-words',
    'facts',
    'factor-words',
    'factors',
    'floor',
    'four-eyes',
    'names',
    'score',
    'standing-override',
    'terms',
  ],
  // The steps that create the sample, as if people of the project took them (docs/adr/0080).
  sample: ['play/*'],
  screening: [
    'features',
    'matcher',
    'match',
    'compare',
    'replay',
    'steps',
    'unreadable-name',
    'model',
    'models/*',
    'normalisation/*',
    'scoring/*',
    'index/*',
    'fixtures/*',
  ],
  watchlists: [
    'entry-differences',
    'index-file',
    'matcher-in-force',
    'formats/*',
    'formats/eu/*',
    'formats/ofac/*',
    'formats/ofac-advanced/*',
    'formats/opensanctions/*',
    'formats/uk/*',
    'formats/un/*',
    'import/*',
    'own/*',
    'store/*',
    'sync/*',
  ],
  // Sending: the schedule, the bytes and their signatures, the requests, and their outcome.
  webhooks: ['address', 'payload', 'recorder', 'schedule', 'sender', 'signature', 'store/*'],
};
