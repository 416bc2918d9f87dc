import type { PolicyKind } from '@/lib/domain/policies/schema';

interface KindText {
  name: string;
  text: string;
}

export const policyKinds: Record<PolicyKind, KindText> = {
  risk_model: { name: 'Risk model', text: 'How points, weights and minimum scores make a risk tier.' },
  priority: { name: 'Alert priority', text: 'How urgent an alert of each category is.' },
  alert_sla: { name: 'Alert deadlines', text: 'How many days an alert may stay open.' },
  case_sla: {
    name: 'Case deadlines',
    text: 'How many business days a case may stay open, and which days are holidays.',
  },
  four_eyes: { name: 'Four eyes', text: 'What needs a second person.' },
  screening: {
    name: 'Screening',
    text: 'From which score a match raises an alert, and how often customers are screened again.',
  },
  reuse: {
    name: 'Reuse of results',
    text: 'For how long the result of a check counts for the same person or company.',
  },
  straight_through: {
    name: 'Straight through',
    text: 'Whether the system closes a low-risk case whose checks all passed.',
  },
  journey: {
    name: 'Hosted journey',
    text: 'Which documents it takes, who judges documents and faces, and after how long a silence it counts as abandoned.',
  },
  retention: { name: 'Retention', text: 'How long the data of a closed case is kept.' },
};

export const isPolicyKind = (text: string): text is PolicyKind => Object.hasOwn(policyKinds, text);
