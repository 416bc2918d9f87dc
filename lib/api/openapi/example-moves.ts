import { morning, noon, tokenOf } from './example-words';

const complete = {
  processing_status: 'complete',
  case_token: tokenOf('cas'),
  overall_verdict: 'Pass',
  risk_tier: 'Low',
  completed_at: morning,
  compliance_metadata: {
    cdd_completed: true,
    cdd_completed_at: morning,
    edd_required: false,
    data_tier: 'standard',
  },
};
const completePerson = { ...complete, flow_type: 'person' };

const judged = { assigned_to: tokenOf('usr'), updated_at: noon };

/** Values that an operation gives the resource in its answer, so that the example shows its effect. */
export const valuesOfOperations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'alerts.acknowledge': { ...judged, status: 'Acknowledged' },
  'alerts.assign': judged,
  'alerts.escalate': { ...judged, status: 'Escalated' },
  'alerts.resolve': {
    ...judged,
    status: 'Resolved',
    resolution_action: 'Approve',
    resolution_rationale: 'Another person: the passport names another place of birth.',
    is_false_positive: true,
    resolved_by: tokenOf('usr'),
    resolved_at: noon,
  },
  'alerts.snooze': { ...judged, snoozed_until: '2026-11-24T08:00:00.000Z' },
  'cases.close': {
    status: 'Closed',
    open_alerts_count: 0,
    decision: 'Approve',
    risk_tier: 'Low',
    risk_score: 24,
    closed_at: noon,
    updated_at: noon,
  },
  'cases.escalate': { ...judged, status: 'Escalated' },
  'cases.transition': { status: 'In Progress', updated_at: noon },
  'checks.cancel': { status: 'Cancelled', result: null, updated_at: noon },
  'checks.retry': { status: 'Queued', result: null, completed_at: null, retry_count: 1 },
  'checks.waive': {
    status: 'Waived',
    result: null,
    waive_reason: 'Already verified externally',
    updated_at: noon,
  },
  'flows.get': completePerson,
  'flows.pull': completePerson,
  'flows.run_company': complete,
  'flows.run_person': completePerson,
  'flows.run_screening': { ...complete, flow_type: 'screening', case_token: null },
  'risk_assessments.approve': {
    status: 'Approved',
    approved_by: tokenOf('usr'),
    approved_at: noon,
    approved_tier: 'Low',
    updated_at: noon,
  },
  'risk_assessments.override': {
    override_tier: 'High',
    effective_tier: 'High',
    override_justification: 'The source of wealth could not be shown.',
    overriders: [tokenOf('usr')],
    due_diligence_path: 'EDD',
    review_frequency: '6 Months',
    updated_at: noon,
  },
};
