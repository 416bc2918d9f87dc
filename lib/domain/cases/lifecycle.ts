import { lifecycle } from '@/lib/domain/lifecycle';
import { CaseStatus } from './schema';

/** Section 3.1, with the moves out of and into Escalated of decisions 6. */
export const caseLifecycle = lifecycle({
  resource: 'case',
  statuses: CaseStatus.options,
  initial: 'New',
  moves: {
    progress: { from: ['New'], to: 'In Progress', event: 'case.status_changed' },
    review: { from: ['In Progress'], to: 'In Review', event: 'case.status_changed' },
    request_client_input: { from: ['In Progress'], to: 'Client Input', event: 'case.status_changed' },
    request_internal_review: { from: ['In Progress'], to: 'Internal Review', event: 'case.status_changed' },
    return: {
      from: ['Client Input', 'Internal Review', 'Escalated'],
      to: 'In Review',
      event: 'case.status_changed',
    },
    escalate: {
      from: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review'],
      to: 'Escalated',
      event: 'case.escalated',
    },
    close: { from: ['In Review'], to: 'Closed', event: 'case.closed' },
  },
});
