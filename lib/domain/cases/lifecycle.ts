import { lifecycle } from '@/lib/domain/lifecycle';
import { caseClosed, caseEscalated } from './events';
import { CaseStatus } from './schema';

/** API §6.1. Every move records `case.status_changed`; some record an event of their own besides. */
export const caseLifecycle = lifecycle({
  resource: 'case',
  statuses: CaseStatus.options,
  initial: 'New',
  moves: {
    progress: { from: ['New'], to: 'In Progress' },
    review: { from: ['In Progress'], to: 'In Review' },
    request_client_input: { from: ['In Progress'], to: 'Client Input' },
    request_internal_review: { from: ['In Progress'], to: 'Internal Review' },
    return: {
      from: ['Client Input', 'Internal Review', 'Escalated'],
      to: 'In Review',
    },
    escalate: {
      from: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review'],
      to: 'Escalated',
      event: caseEscalated,
    },
    close: { from: ['In Review'], to: 'Closed', event: caseClosed },
  },
});

export type CaseAction = (typeof caseLifecycle.actions)[number];

export const isClosed = ({ status }: { status: string }): boolean =>
  caseLifecycle.allowed(status).length === 0;
