import { moveTable } from '@/lib/domain/move-table';
import { checkStatuses } from '@/lib/domain/statuses';
import type { CheckStatus } from '@/lib/domain/words';

/** Of a check that only the person whom it is about can continue. */
export const personCheckStatuses: readonly CheckStatus[] = ['Awaiting Document', 'Awaiting Client'];

/** Of a check whose provider has not answered yet. */
export const runningCheckStatuses: readonly CheckStatus[] = ['In Progress', 'Pending', 'Queued'];

/** Of a check that has not ended. */
export const openCheckStatuses: readonly CheckStatus[] = [
  ...runningCheckStatuses,
  ...personCheckStatuses,
  'Retry Scheduled',
];

/**
 * API §6.3. Excludes events, whose schemas need zod: the console uses this table to show buttons
 * (docs/adr/0078).
 */
export const checkTable = {
  resource: 'check',
  statuses: checkStatuses,
  initial: 'Pending',
  moves: {
    execute: { from: ['Pending'], to: 'Queued', askedBy: null },
    start: { from: ['Queued'], to: 'In Progress', askedBy: null },
    finish: { from: ['In Progress'], to: 'Complete', askedBy: null },
    await_document: { from: ['In Progress'], to: 'Awaiting Document', askedBy: null },
    await_client: { from: ['In Progress'], to: 'Awaiting Client', askedBy: null },
    act: { from: personCheckStatuses, to: 'In Progress', askedBy: null },
    fail: { from: ['In Progress'], to: 'Failed', askedBy: null },
    plan_retry: { from: ['In Progress'], to: 'Retry Scheduled', askedBy: null },
    /** The provider is still working and will be asked again later; no attempt has failed. */
    ask_later: { from: ['In Progress'], to: 'Retry Scheduled', askedBy: null },
    retry_planned: { from: ['Retry Scheduled'], to: 'Queued', askedBy: null },
    /** After the last planned retry. */
    retry: { from: ['Failed'], to: 'Queued' },
    cancel: { from: openCheckStatuses, to: 'Cancelled' },
    waive: { from: ['Pending', 'Queued', 'Awaiting Document', 'Awaiting Client', 'Failed'], to: 'Waived' },
    /** Only by the project's policy, if the provider says that it covers nothing that the check needs. */
    exempt: { from: ['In Progress'], to: 'Waived', askedBy: null },
    reuse: { from: ['Pending'], to: 'Reused', askedBy: null },
  },
} as const;

export const checkMoves = moveTable(checkTable);

export type CheckAction = (typeof checkMoves.actions)[number];

export const isOpenCheck = ({ status }: { status: string }): boolean =>
  openCheckStatuses.some((open) => open === status);

export const waitsForPerson = ({ status }: { status: string }): boolean =>
  personCheckStatuses.some((waiting) => waiting === status);
