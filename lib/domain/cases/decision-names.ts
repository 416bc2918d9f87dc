import type { CaseDecision } from './schema.ts';

/** The decision on a case as people read it: in the console and in evidence packs. */
export const decisionName: Record<CaseDecision, string> = { Approve: 'Approved', Decline: 'Declined' };
