import { lifecycle } from '@/lib/domain/lifecycle';
import { AlertStatus } from '@/lib/domain/words';
import { alertAcknowledged, alertEscalated, alertResolved } from './events';

/** API §6.2. */
export const alertLifecycle = lifecycle({
  resource: 'alert',
  statuses: AlertStatus.options,
  initial: 'Open',
  moves: {
    acknowledge: { from: ['Open'], to: 'Acknowledged', event: alertAcknowledged },
    resolve: { from: ['Acknowledged', 'Escalated'], to: 'Resolved', event: alertResolved },
    escalate: { from: ['Open', 'Acknowledged'], to: 'Escalated', event: alertEscalated },
  },
});

export type AlertAction = (typeof alertLifecycle.actions)[number];
