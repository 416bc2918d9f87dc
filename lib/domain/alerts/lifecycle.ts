import { lifecycle } from '@/lib/domain/lifecycle';
import { alertAcknowledged, alertEscalated, alertResolved } from './events';
import { alertTable } from './moves';

const { acknowledge, resolve, escalate } = alertTable.moves;

/** API §6.2. */
export const alertLifecycle = lifecycle({
  ...alertTable,
  moves: {
    acknowledge: { ...acknowledge, event: alertAcknowledged },
    resolve: { ...resolve, event: alertResolved },
    escalate: { ...escalate, event: alertEscalated },
  },
});
