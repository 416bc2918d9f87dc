import type { PolicyKind } from './schema.ts';

/** The policies as people read them: in the console and in evidence packs. */
export const policyKindName: Record<PolicyKind, string> = {
  risk_model: 'Risk model',
  priority: 'Alert priority',
  alert_sla: 'Alert deadlines',
  case_sla: 'Case deadlines',
  four_eyes: 'Four eyes',
  screening: 'Screening',
  reuse: 'Reuse of results',
  straight_through: 'Straight through',
  journey: 'Hosted journey',
  retention: 'Retention',
};
