import { policyKindName } from '@/lib/domain/policies/kind-names';
import type { PolicyKind } from '@/lib/domain/policies/schema';

interface KindText {
  name: string;
  text: string;
}

export const policyKinds: Record<PolicyKind, KindText> = {
  risk_model: {
    name: policyKindName.risk_model,
    text: 'How points, weights and minimum scores determine the risk tier.',
  },
  priority: { name: policyKindName.priority, text: 'How urgent an alert of each category is.' },
  alert_sla: { name: policyKindName.alert_sla, text: 'How many days an alert may stay open.' },
  case_sla: {
    name: policyKindName.case_sla,
    text: 'How many business days a case may stay open, and which days are holidays.',
  },
  four_eyes: { name: policyKindName.four_eyes, text: 'What needs a second person.' },
  screening: {
    name: policyKindName.screening,
    text: 'The score from which a match raises an alert, and how often customers are screened again.',
  },
  reuse: {
    name: policyKindName.reuse,
    text: 'How long the result of a check remains valid for the same person or company.',
  },
  straight_through: {
    name: policyKindName.straight_through,
    text: 'Whether low-risk cases whose checks all passed are closed automatically.',
  },
  journey: {
    name: policyKindName.journey,
    text: 'Which documents are accepted, who checks documents and faces, and when a journey counts as abandoned.',
  },
  retention: { name: policyKindName.retention, text: 'How long the data of a closed case is kept.' },
};

export const isPolicyKind = (text: string): text is PolicyKind => Object.hasOwn(policyKinds, text);
