import type { PolicyKind } from '@/lib/domain/policies/schema';

/** What a new version of each kind applies to (API §7), and what it leaves unchanged. */
export const policyEffects: Record<PolicyKind, string> = {
  risk_model:
    'Risk that is calculated from now on, in every case of the project. Existing assessments keep their scores.',
  priority: 'Alerts that are raised from now on. Existing alerts keep their priority and score.',
  alert_sla: 'Alerts that are raised from now on. Existing deadlines stay.',
  case_sla: 'Cases that are opened from now on. Existing deadlines stay.',
  four_eyes:
    'Every decision from now on, also on alerts and cases that are open already. Decisions already made stay.',
  screening:
    'Every screening from now on, of new and of monitored customers. Existing alerts and results stay.',
  reuse: 'Results of checks that end from now on. Earlier results stay valid for as long as was set before.',
  straight_through: 'Cases whose checks end from now on. Closed cases stay closed.',
  journey: 'Every hosted journey from now on, also those that a customer has begun.',
  retention:
    'Every case of the project, also those closed already: what is past the new period is deleted and cannot be restored.',
};
