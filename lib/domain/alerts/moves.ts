import { moveTable } from '@/lib/domain/move-table';
import { alertStatuses } from '@/lib/domain/statuses';
import type { AlertStatus } from '@/lib/domain/words';

/** API §6.2. Excludes events, whose schemas need zod: the console uses this table to show buttons (docs/adr/0078). */
export const alertTable = {
  resource: 'alert',
  statuses: alertStatuses,
  initial: 'Open',
  moves: {
    acknowledge: { from: ['Open'], to: 'Acknowledged' },
    resolve: { from: ['Acknowledged', 'Escalated'], to: 'Resolved' },
    escalate: { from: ['Open', 'Acknowledged'], to: 'Escalated' },
  },
} as const;

export const alertMoves = moveTable(alertTable);

export const unresolvedStatuses = [
  'Open',
  'Acknowledged',
  'Escalated',
] as const satisfies readonly AlertStatus[];

export type AlertAction = (typeof alertMoves.actions)[number];
