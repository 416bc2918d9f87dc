import { type CaseDecision, CloseCase } from '@/lib/domain/cases/schema';

/** The API takes a decision without words (API §5.1). Here whoever turns a client away says why. */
export const DecidedCase = CloseCase.refine(
  ({ decision, summary }) => decision !== 'Decline' || Boolean(summary?.trim()),
  { path: ['summary'], message: 'Write why. It is kept with the case.' },
);

export const closeLabels: Record<CaseDecision, string> = {
  Approve: 'Approve and close the case',
  Decline: 'Decline and close the case',
};
