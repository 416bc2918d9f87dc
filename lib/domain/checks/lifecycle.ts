import { lifecycle } from '@/lib/domain/lifecycle';
import { CheckStatus } from '@/lib/domain/words';

const waivable = ['Pending', 'Queued', 'Awaiting Document', 'Awaiting Client', 'Failed'] as const;

/** Section 3.3, with the moves of decisions 6. */
export const checkLifecycle = lifecycle({
  resource: 'check',
  statuses: CheckStatus.options,
  initial: 'Pending',
  moves: {
    execute: { from: ['Pending'], to: 'Queued', event: 'check.executed' },
    start: { from: ['Queued'], to: 'In Progress' },
    finish: { from: ['In Progress'], to: 'Complete', event: 'check.completed' },
    await_document: { from: ['In Progress'], to: 'Awaiting Document' },
    await_client: { from: ['In Progress'], to: 'Awaiting Client' },
    act: { from: ['Awaiting Document', 'Awaiting Client'], to: 'In Progress' },
    fail: { from: ['In Progress'], to: 'Failed', event: 'check.failed' },
    plan_retry: { from: ['In Progress'], to: 'Retry Scheduled' },
    retry: { from: ['Retry Scheduled', 'Failed'], to: 'Queued' },
    cancel: {
      from: ['In Progress', 'Pending', 'Queued', 'Awaiting Document', 'Awaiting Client', 'Retry Scheduled'],
      to: 'Cancelled',
    },
    waive: { from: waivable, to: 'Waived', event: 'check.waived' },
    reuse: { from: ['Pending'], to: 'Reused' },
  },
});

export type CheckAction = (typeof checkLifecycle.actions)[number];

/** Statuses in which a check still owes an outcome. */
export const openCheckStatuses: readonly CheckStatus[] = [
  'Pending',
  'Queued',
  'In Progress',
  'Awaiting Document',
  'Awaiting Client',
  'Retry Scheduled',
];
