import { moveTable } from '@/lib/domain/move-table';

/** API §6.1. Excludes events, whose schemas need zod: the console uses this table to show buttons (docs/adr/0078). */
export const caseTable = {
  resource: 'case',
  statuses: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review', 'Escalated', 'Closed'],
  initial: 'New',
  moves: {
    progress: { from: ['New'], to: 'In Progress' },
    review: { from: ['In Progress'], to: 'In Review' },
    request_client_input: { from: ['In Progress'], to: 'Client Input' },
    request_internal_review: { from: ['In Progress'], to: 'Internal Review' },
    return: { from: ['Client Input', 'Internal Review', 'Escalated'], to: 'In Review' },
    escalate: {
      from: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review'],
      to: 'Escalated',
    },
    close: { from: ['In Review'], to: 'Closed' },
  },
} as const;

export const caseMoves = moveTable(caseTable);

export type CaseAction = (typeof caseMoves.actions)[number];
