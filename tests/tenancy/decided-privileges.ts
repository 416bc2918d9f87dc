import type { ApplicationRole } from '@/scripts/database/roles';

// Who may do what in the database (docs/adr/0031). Every table, view, sequence and routine has a line here; routines that
// share a name have one each, with the types of their arguments. s: select, i: insert, u: update, d: delete; in
// parentheses: on some columns only. probity_app is a member of the other three roles, so its column lists only what it
// has in addition.

type Privileges = Partial<Record<ApplicationRole, string>>;

const all = (probity_web: string, probity_worker: string, probity_import = ''): Privileges => ({
  probity_web,
  probity_worker,
  probity_import,
});

export const decidedRelations: Record<string, Privileges> = {
  _prisma_migrations: all('s', ''),
  access_tokens: all('sid', ''),
  alert_views: all('siu', ''),
  alerts: all('siu', 'siud'),
  api_keys: { probity_worker: '(s)', probity_app: 'i(su)' },
  audit_event_types: {},
  audit_heads: {},
  audit_log: all('s', 's'),
  brandings: all('siu', ''),
  case_entities: all('si', 'sid'),
  alerts_opened_by_day: all('s', ''),
  case_escalations: all('s', ''),
  case_members: all('s', 's'),
  cases: all('siu', 'siud'),
  checks: all('siu', 'siud'),
  comments: all('si', 'sid'),
  dated_rows: all('s', ''),
  day_totals: all('s', ''),
  document_parts: all('sid', 'sd'),
  document_submissions: all('si', 's'),
  documents: all('siu', 'sud'),
  entities: all('siu', 'siud'),
  entity_holds: all('', 's'),
  entity_import_lines: all('si', 'su'),
  entity_imports: all('si', 'su'),
  entity_owners: all('sid', 'sid'),
  entity_work: all('s', 's'),
  event_heads: all('s', ''),
  events: all('(si)', 'siud'),
  familiar_addresses: {},
  flow_parties: all('siu', 'siud'),
  flows: all('siu', 'siud'),
  idempotency_keys: all('siud', ''),
  journey_steps: all('siu', 's'),
  journeys: all('siu', 'su'),
  list_changes: all('', 's(u)'),
  list_changes_left: all('', 'siud'),
  list_sync_runs: all('s', 's(u)', 'siud'),
  list_totals: all('s', 's'),
  notifications: all('si(u)', 'sid(u)'),
  monitored_entities: all('', 's'),
  monitored_screenings: all('', 'siud'),
  oauth_clients: all('siu', '(s)'),
  policy_drafts: all('siud', ''),
  policy_versions: all('si', 's'),
  projects: all('s', 's'),
  provider_jobs: all('su', 'siu'),
  published_events: all('s', ''),
  rate_buckets: {},
  registry_companies: all('s', 's', 'siu'),
  risk_assessments: all('siu', 'siud'),
  runner_crons: all('', 'siud'),
  runner_functions: all('', 'siud'),
  runner_runs: all('', 'siud'),
  runner_steps: all('', 'siud'),
  sample_projects: { ...all('su', 'su'), probity_app: 'i' },
  sessions: all('siu', ''),
  span_totals: all('s', ''),
  sign_in_lanes: {},
  users: { probity_web: 'i(su)', probity_worker: '(s)', probity_app: 'i' },
  waiting_overrides: all('s', ''),
  watchlist_entries: all('siu', 's', 'siud'),
  watchlist_versions: all('siu', 's', 'siud'),
  watchlists: all('siu', 's', 'siud'),
  webhook_attempts: all('s', ''),
  webhook_deliveries: all('siu', ''),
  webhooks: all('siud', 'i(su)'),
};

/** The roles that may draw numbers from each sequence. */
export const decidedSequences: Record<string, ApplicationRole[]> = {
  day_totals_id_seq: [],
  events_sequence_seq: ['probity_web', 'probity_worker'],
  list_changes_id_seq: [],
  list_sync_runs_id_seq: ['probity_import'],
  list_totals_id_seq: [],
  notifications_id_seq: ['probity_web', 'probity_worker'],
  projects_id_seq: [],
  watchlist_versions_id_seq: ['probity_web', 'probity_import'],
};

/** What triggers count to keep totals: parts of the names of the functions that they call (docs/adr/0099). */
const keptTotals = [
  'alerts',
  'alert_counts',
  'alert_verdicts',
  'audit_log',
  'cases',
  'entities',
  'entity_imports',
  'flows',
  'notifications',
  'webhook_deliveries',
  'days_of_alerts',
  'days_of_cases',
];
const countingRoutines = keptTotals.flatMap((kept) =>
  ['added', 'changed', 'removed'].map((kind) => `count_${kept}_${kind}`),
);

/** The roles that may execute each routine. */
export const decidedRoutines: Record<string, ApplicationRole[]> = {
  ...Object.fromEntries(countingRoutines.map((name) => [name, []])),
  append_audit_records: ['probity_web', 'probity_worker'],
  append_events: ['probity_web', 'probity_worker'],
  audit_payload: [],
  analyse_list_entries: ['probity_import'],
  claim_webhook_deliveries: ['probity_worker'],
  contains_text: [],
  create_project: ['probity_app'],
  current_project: ['probity_web', 'probity_worker'],
  delete_ended_sessions: ['probity_worker'],
  delete_expired_idempotency_keys: ['probity_worker'],
  delete_old_deliveries: ['probity_worker'],
  delete_sample_rows: ['probity_worker'],
  east_asian_pairs: ['probity_web', 'probity_worker'],
  export_audit_records: ['probity_app'],
  export_case_audit_records: ['probity_web'],
  deployment_figures: ['probity_web', 'probity_worker'],
  find_abandoned_flows: ['probity_worker'],
  find_silent_journeys: ['probity_worker'],
  find_access_token: ['probity_web'],
  find_api_key: ['probity_web'],
  find_audit_heads: ['probity_worker'],
  find_by_text: ['probity_web'],
  find_logo: ['probity_web'],
  find_oauth_client: ['probity_web'],
  find_due_documents: ['probity_worker'],
  find_provider_job: ['probity_web'],
  find_expired_document_requests: ['probity_worker'],
  find_journey: ['probity_web'],
  'find_due_clocks(timestamp with time zone,integer)': ['probity_worker'],
  'find_due_clocks(timestamp with time zone,integer,integer[])': ['probity_worker'],
  find_due_holds: ['probity_worker'],
  find_stalled_imports: ['probity_worker'],
  find_failing_webhooks: ['probity_worker'],
  find_due_mails: ['probity_worker'],
  find_similar_names: ['probity_web'],
  find_project_by_hash: ['probity_app'],
  find_project_by_id: ['probity_worker'],
  find_project_ids: ['probity_worker'],
  find_sign_in: ['probity_web'],
  fold_day_totals: ['probity_worker'],
  fold_list_totals: ['probity_worker'],
  has_projects: ['probity_app'],
  hold_active_people: ['probity_web', 'probity_worker'],
  hold_flow: ['probity_web'],
  hold_flows: ['probity_web'],
  insert_rows_of_flows: ['probity_web', 'probity_worker'],
  is_being_reset: ['probity_worker'],
  is_familiar_address: ['probity_web'],
  isolate_by_project: [],
  keep_totals_by: [],
  note_alert_check: [],
  note_alert_match: [],
  note_list_change: [],
  notify_of_flow_end: [],
  notify_of_revocation: [],
  pairs_of_row: [],
  project_environments: ['probity_app'],
  record_webhook_attempts: ['probity_worker'],
  refuse_change: [],
  remember_address: ['probity_web'],
  replace_proven_password: ['probity_web'],
  return_sign_in_turn: ['probity_web'],
  sole_writer_of_flow: ['probity_worker'],
  take_case_number: ['probity_web', 'probity_worker'],
  take_new_company_flow: ['probity_worker'],
  take_requests: ['probity_web'],
  take_sign_in_turn: ['probity_web'],
  verify_audit_chain: ['probity_web', 'probity_worker'],
  write_flows: ['probity_web'],
  write_taken_flow: ['probity_worker'],
};

/** Tables without row-level security, because nothing in them belongs to a project. */
export const withoutProject = [
  '_prisma_migrations',
  'audit_event_types',
  'familiar_addresses',
  'list_sync_runs',
  'rate_buckets',
  'registry_companies',
  'sign_in_lanes',
];

/** Tables whose rows of all projects a role may see, because the worker runs the jobs of every project. */
export const ofEveryProject: Record<string, readonly ApplicationRole[]> = {
  events: ['probity_worker'],
  list_changes: ['probity_worker'],
  list_changes_left: ['probity_worker'],
  runner_crons: ['probity_worker'],
  runner_functions: ['probity_worker'],
  runner_runs: ['probity_worker'],
  runner_steps: ['probity_worker'],
};

const both = '{probity_web,probity_worker}';

/** The policies of a table besides the owner's. `tenant` shows the rows of the current project. */
const sharedList = [`imports ALL {probity_import}`, `public_lists SELECT ${both}`, `tenant ALL ${both}`];
const jobs = ['every_project ALL {probity_worker}'];

/** Tables with other policies than `tenant` for web and worker. */
export const decidedPolicies: Record<string, string[]> = {
  audit_heads: [],
  event_heads: ['tenant SELECT {probity_web}'],
  events: [...jobs, 'tenant ALL {probity_web}'],
  list_changes: jobs,
  list_changes_left: jobs,
  runner_crons: jobs,
  runner_functions: jobs,
  runner_runs: jobs,
  runner_steps: jobs,
  watchlist_entries: sharedList,
  watchlist_versions: sharedList,
  watchlists: sharedList,
};
export const tenantPolicy = [`tenant ALL ${both}`];
