import { lifecycle } from '@/lib/domain/lifecycle';
import { caseClosed, caseEscalated } from './events';
import { caseTable } from './moves';

const { escalate, close } = caseTable.moves;

/** API §6.1. Every move records `case.status_changed`; some also record an event of their own. */
export const caseLifecycle = lifecycle({
  ...caseTable,
  moves: {
    ...caseTable.moves,
    escalate: { ...escalate, event: caseEscalated },
    close: { ...close, event: caseClosed },
  },
});

export const isClosed = ({ status }: { status: string }): boolean =>
  caseLifecycle.allowed(status).length === 0;
