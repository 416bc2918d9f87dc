import { type CaseDecision, CloseCase } from '@/lib/domain/cases/schema';

/**
 * The form's schema. The API accepts a decision without a summary (API §5.1); here, declining a client requires one.
 */
export const DecidedCase = CloseCase.refine(
  ({ decision, summary }) => decision !== 'Decline' || Boolean(summary?.trim()),
  { path: ['summary'], message: 'Write why. It is kept with the case.' },
);

export const closeLabels: Record<CaseDecision, string> = {
  Approve: 'Approve and close the case',
  Decline: 'Decline and close the case',
};
