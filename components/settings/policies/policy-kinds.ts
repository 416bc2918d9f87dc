import type { PolicyKind } from '@/lib/domain/policies/schema';

interface KindText {
  name: string;
  text: string;
}

export const policyKinds: Record<PolicyKind, KindText> = {
  risk_model: { name: 'Risk model', text: 'How points, weights and minimum scores determine the risk tier.' },
  priority: { name: 'Alert priority', text: 'How urgent an alert of each category is.' },
  alert_sla: { name: 'Alert deadlines', text: 'How many days an alert may stay open.' },
  case_sla: {
    name: 'Case deadlines',
    text: 'How many business days a case may stay open, and which days are holidays.',
  },
  four_eyes: { name: 'Four eyes', text: 'What needs a second person.' },
  screening: {
    name: 'Screening',
    text: 'The score from which a match raises an alert, and how often customers are screened again.',
  },
  reuse: {
    name: 'Reuse of results',
    text: 'How long the result of a check remains valid for the same person or company.',
  },
  straight_through: {
    name: 'Straight through',
    text: 'Whether low-risk cases whose checks all passed are closed automatically.',
  },
  journey: {
    name: 'Hosted journey',
    text: 'Which documents are accepted, who checks documents and faces, and when a journey counts as abandoned.',
  },
  retention: { name: 'Retention', text: 'How long the data of a closed case is kept.' },
};

export const isPolicyKind = (text: string): text is PolicyKind => Object.hasOwn(policyKinds, text);
