import { lifecycle } from '@/lib/domain/lifecycle';
import { CheckStatus } from '@/lib/domain/words';
import {
  checkCancelled,
  checkCompleted,
  checkExecuted,
  checkFailed,
  checkRetried,
  checkWaived,
} from './events';

const waivable = ['Pending', 'Queued', 'Awaiting Document', 'Awaiting Client', 'Failed'] as const;

/** API §6.3. */
export const checkLifecycle = lifecycle({
  resource: 'check',
  statuses: CheckStatus.options,
  initial: 'Pending',
  moves: {
    execute: { from: ['Pending'], to: 'Queued', event: checkExecuted, askedBy: null },
    start: { from: ['Queued'], to: 'In Progress', askedBy: null },
    finish: { from: ['In Progress'], to: 'Complete', event: checkCompleted, askedBy: null },
    await_document: { from: ['In Progress'], to: 'Awaiting Document', askedBy: null },
    await_client: { from: ['In Progress'], to: 'Awaiting Client', askedBy: null },
    act: { from: ['Awaiting Document', 'Awaiting Client'], to: 'In Progress', askedBy: null },
    fail: { from: ['In Progress'], to: 'Failed', event: checkFailed, askedBy: null },
    plan_retry: { from: ['In Progress'], to: 'Retry Scheduled', askedBy: null },
    retry: [
      { from: ['Retry Scheduled'], to: 'Queued' },
      /** By a person, after the last planned one. */
      { from: ['Failed'], to: 'Queued', event: checkRetried },
    ],
    cancel: {
      from: ['In Progress', 'Pending', 'Queued', 'Awaiting Document', 'Awaiting Client', 'Retry Scheduled'],
      to: 'Cancelled',
      event: checkCancelled,
    },
    waive: { from: waivable, to: 'Waived', event: checkWaived },
    /** By the project's policy alone, once the provider has said that it covers nothing that the check asks for. */
    exempt: { from: ['In Progress'], to: 'Waived', event: checkWaived, askedBy: null },
    reuse: { from: ['Pending'], to: 'Reused', askedBy: null },
  },
});

export type CheckAction = (typeof checkLifecycle.actions)[number];

export const openCheckStatuses: readonly CheckStatus[] = [
  'Pending',
  'Queued',
  'In Progress',
  'Awaiting Document',
  'Awaiting Client',
  'Retry Scheduled',
];

export const isOpenCheck = ({ status }: { status: string }): boolean =>
  openCheckStatuses.some((open) => open === status);
