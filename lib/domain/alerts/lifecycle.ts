import { lifecycle } from '@/lib/domain/lifecycle';

/** Section 3.2, with Escalated → Resolved of decisions 6. */
export const alertLifecycle = lifecycle({
  resource: 'alert',
  statuses: ['Open', 'Acknowledged', 'Resolved', 'Escalated'],
  initial: 'Open',
  moves: {
    acknowledge: { from: ['Open'], to: 'Acknowledged', event: 'alert.acknowledged' },
    resolve: { from: ['Acknowledged', 'Escalated'], to: 'Resolved', event: 'alert.resolved' },
    escalate: { from: ['Open', 'Acknowledged'], to: 'Escalated', event: 'alert.escalated' },
  },
});

export type AlertStatus = (typeof alertLifecycle.statuses)[number];
export type AlertAction = (typeof alertLifecycle.actions)[number];
