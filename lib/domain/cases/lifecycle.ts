import { lifecycle } from '@/lib/domain/lifecycle';
import { caseClosed, caseEscalated, caseStatusChanged } from './events';
import { CaseStatus } from './schema';

/** API §6.1. */
export const caseLifecycle = lifecycle({
  resource: 'case',
  statuses: CaseStatus.options,
  initial: 'New',
  moves: {
    progress: { from: ['New'], to: 'In Progress', event: caseStatusChanged },
    review: { from: ['In Progress'], to: 'In Review', event: caseStatusChanged },
    request_client_input: { from: ['In Progress'], to: 'Client Input', event: caseStatusChanged },
    request_internal_review: { from: ['In Progress'], to: 'Internal Review', event: caseStatusChanged },
    return: {
      from: ['Client Input', 'Internal Review', 'Escalated'],
      to: 'In Review',
      event: caseStatusChanged,
    },
    escalate: {
      from: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review'],
      to: 'Escalated',
      event: caseEscalated,
    },
    close: { from: ['In Review'], to: 'Closed', event: caseClosed },
  },
});
