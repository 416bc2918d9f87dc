import { figures } from './example-figures';
import { exampleId, morning, noon, shown, tokenOf } from './example-words';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { builtInRiskModel } from '@/lib/domain/policies/risk-models/built-in';
import type { RiskFacts } from '@/lib/domain/risk/schema';
import { scoreRisk } from '@/lib/domain/risk/score';

const hash = '5f1d7a84db00d2fce00b31a7fc73224f9b8a3e4d6c2f10e5b7a9c8d3e2f1a0b4';

/** Values of fields by name, for which the type alone would give a meaningless example. */
export const valuesByName: Readonly<Record<string, unknown>> = {
  api_version: '3.0.0',
  case_name: 'Priya Raman',
  case_reference: 'CAS-000142',
  country: 'GB',
  external_reference: 'customer-4711',
  first_name: 'Priya',
  last_name: 'Raman',
  full_name: 'Priya Raman',
  match_score: 87.5,
  model_version: '2026-11-27-records',
  name: 'Priya Raman',
  overall_score: 24,
  priority_score: 70,
  project_hash: 'acme',
  pull: 'pull_3f9c2a7d5e8b1046',
  review_frequency: '24 Months',
  request_id: `req_${exampleId}`,
  email: 'ada.lovelace@example.com',
  execution_method: 'api',
  list_entry_id: 'crm-17',
  url: 'https://example.com/hooks/probity',
};

const facts: RiskFacts = {
  entity_type: 'Person',
  pep: 'match',
  sanctions: 'none',
  adverse_media: 'none',
  watchlist: 'none',
  country: 'GB',
  nationalities: ['GB'],
  registered_jurisdiction: null,
  industry: null,
  sic_codes: [],
  company_type: null,
  annual_revenue: null,
  employee_count: null,
  ownership_layers: 0,
  ubo_count: 0,
  company_age_years: null,
  data_tier: 'standard',
};
/** Scored by the model itself, so that its sums are right. */
const risk = scoreRisk(facts, builtInRiskModel);
const assessed = { ...risk, effective_tier: risk.tier };

const ofCase = { open_alerts_count: 1, total_entities_count: 1, flow_token: tokenOf('flw') };
const person = {
  date_of_birth: '1993-03-08',
  nationality: 'GB',
  verification_status: 'In Progress',
  checks_summary: { total: 3, complete: 3, pending: 0, failed: 0 },
  alerts_summary: { total: 1, open: 1, resolved: 0 },
};
const signedIn = { name: 'Ada Lovelace' };
const ofRecord = {
  event_type: 'case.status_changed',
  actor: { id: tokenOf('usr'), ...signedIn, type: 'user' },
  target_type: 'case',
  target_token: tokenOf('cas'),
  case_token: tokenOf('cas'),
  details: { from: 'New', to: 'In Progress' },
  sequence: 4711,
  hash,
  previous_hash: hash.split('').toReversed().join(''),
};
const policy = { kind: 'four_eyes', settings: defaultSettings.four_eyes, is_readable: true };
const delivery = {
  event_type: 'alert.created',
  status: 'delivered',
  attempt_count: 1,
  delivered_at: morning,
  attempts: shown,
};
const watchlist = { name: 'Former customers', scope: 'project', category: 'watchlist', version: '3' };
const webhook = { events: ['case.closed', 'alert.created'], description: 'The case system' };
const oauthClient = { name: 'Onboarding service', scopes: ['flows:write', 'cases:read'] };

/** Values of the fields of a component, where examples derived from the types would be meaningless. */
export const valuesOfComponents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...figures,
  AccessToken: {
    access_token: 'pat_3f9c2a7d5e8b10463f9c2a7d5e8b1046',
    expires_in: 3600,
    scope: 'cases:read flows:write',
  },
  Alert: {
    case_token: tokenOf('cas'),
    entity_token: tokenOf('ent'),
    check_token: tokenOf('chk'),
    check_type_code: 'SCR_PEP',
    check_tokens: [tokenOf('chk')],
    priority: 'High',
    sla_deadline: '2026-11-28T09:30:00.000Z',
    sla_warning_at: '2026-11-26T09:30:00.000Z',
    match: shown,
    evidence: {
      names: [{ name: 'Priya Ramanathan', kind: 'primary', quality: 'strong' }],
      dates_of_birth: ['1993'],
      places_of_birth: [],
      nationalities: ['GB'],
      addresses: [],
      identifiers: [],
      programs: [],
      reason: null,
      listed_on: '2024-05-02',
      remarks: null,
      positions: [{ title: 'Member of Parliament', country: 'GB', from: '2024', to: null }],
      articles: [],
      lists: [{ name: 'PEP list', version: '2026-11-20', list_entry_id: 'pep-20817', source_url: null }],
    },
    rationale: 'Name agrees, a rare one; born in the same year; residence GB, listed GB.',
    summary: 'Priya Ramanathan is on PEP list.',
  },
  AlertReplay: { is_same: true },
  AuditActor: { id: tokenOf('usr'), ...signedIn, type: 'user' },
  AuditRecord: ofRecord,
  ListedAuditRecord: { ...ofRecord, names: { [tokenOf('cas')]: 'CAS-000142' }, alert: null },
  AuditVerification: {
    valid: true,
    records: 4711,
    head: hash,
    first: { sequence: 1, created_at: morning },
    last: { sequence: 4711, created_at: noon },
    checkpoint: { sequence: 4700, time: morning },
  },
  BulkOutcome: { succeeded: 2 },
  Case: ofCase,
  CaseReport: { project: 'acme', generated_by: { id: tokenOf('usr'), ...signedIn, type: 'user' } },
  Check: {
    entity_token: tokenOf('ent'),
    case_token: tokenOf('cas'),
    type_code: 'IDV_EMAIL',
    status: 'Complete',
    result: 'Pass',
    provider: 'Built-in',
    executed_at: morning,
    completed_at: morning,
  },
  Comment: {
    author: { user_id: tokenOf('usr'), ...signedIn, initials: 'AL' },
    body: 'The date of birth differs by a year: I asked for a passport.',
  },
  CreatedUser: { ...signedIn, password: 'quiet-harbour-velvet-17' },
  Document: {
    status: 'sent',
    media_type: 'image/jpeg',
    width: 1600,
    height: 1010,
    byte_size: 284_113,
    sent_at: morning,
  },
  DocumentRequest: {
    document_types: ['passport'],
    address: `https://probity.example/acme/?t=start_${exampleId}`,
  },
  Entity: person,
  EntityImport: {
    status: 'Complete',
    lines_summary: { total: 3, pending: 0, created: 3, failed: 0 },
    completed_at: noon,
  },
  EntityImportLine: { line: 2, result: 'Created', entity_token: tokenOf('ent') },
  ExplanationFeature: {
    feature: 'date_of_birth',
    query: '1993-03-08',
    candidate: '1993',
    verdict: 'agree',
    contribution: 4.5,
    note: 'Born in the same year.',
  },
  Flow: {
    flow_type: 'person',
    processing_status: 'complete',
    subject: null,
    overall_verdict: 'Pass',
    risk_tier: 'Low',
  },
  ListedCase: { ...ofCase, primary_entity_token: tokenOf('ent'), primary_entity: shown },
  Match: {
    primary_name: 'Priya Ramanathan',
    matched_name: 'Priya Ramanathan',
    categories: ['pep'],
    date_of_birth: '1993',
    list: 'PEP list',
    list_entry_id: 'pep-20817',
    explanation: shown,
  },
  Notification: { kind: 'alert.assigned', target_type: 'alert', target_token: tokenOf('alt') },
  OauthClient: oauthClient,
  OauthClientWithSecret: { ...oauthClient, client_secret: 'cs_3f9c2a7d5e8b10463f9c2a7d5e8b1046' },
  Ownership: { owners: shown },
  PolicyDraft: { ...policy, replaces_version: 1, author: tokenOf('usr') },
  PolicyInForce: policy,
  PolicyVersion: policy,
  PolicyPreview: { kind: 'priority', cases: 100, max_cases: 1000, changed: 3 },
  RiskAssessment: { ...assessed, status: 'Active' },
  RiskPreview: { ...assessed, facts },
  RiskReplay: { is_same: true },
  RiskScoring: { ...risk },
  Session: { current: true, browser: 'Firefox on Linux', ip_address: '203.0.113.7' },
  StreamedEvent: { event_type: 'alert.created' },
  User: signedIn,
  Watchlist: { ...watchlist, entity_count: 212 },
  WatchlistVersion: {
    version: '3',
    entity_count: 212,
    added_count: 4,
    changed_count: 1,
    removed_count: 2,
  },
  WatchlistChange: { list_entry_id: 'customer-4711', change: 'changed', name: 'Priya Raman' },
  EntryDifference: { field: 'dates_of_birth', before: ['1993'], after: ['1993-03-08'] },
  WatchlistEntry: {
    name: 'Priya Raman',
    date_of_birth: '1993-03-08',
    nationality: 'GB',
    category: 'watchlist',
  },
  Webhook: webhook,
  WebhookAttempt: { number: 1, duration_ms: 84, response_status: 200, response_body: 'ok' },
  WebhookDelivery: delivery,
  SentDelivery: delivery,
  WebhookWithSecret: { ...webhook, secret: 'whsec_3f9c2a7d5e8b10463f9c2a7d5e8b1046' },
};
