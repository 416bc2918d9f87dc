import { lifecycle } from '@/lib/domain/lifecycle';
import { AlertStatus } from '@/lib/domain/words';

/** Section 3.2, with Escalated → Resolved of decisions 6. */
export const alertLifecycle = lifecycle({
  resource: 'alert',
  statuses: AlertStatus.options,
  initial: 'Open',
  moves: {
    acknowledge: { from: ['Open'], to: 'Acknowledged', event: 'alert.acknowledged' },
    resolve: { from: ['Acknowledged', 'Escalated'], to: 'Resolved', event: 'alert.resolved' },
    escalate: { from: ['Open', 'Acknowledged'], to: 'Escalated', event: 'alert.escalated' },
  },
});

export type AlertAction = (typeof alertLifecycle.actions)[number];
