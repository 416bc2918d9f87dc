/** Excludes zod, for the tables of moves, which the console uses without it (docs/adr/0078). */

export const alertStatuses = ['Open', 'Acknowledged', 'Resolved', 'Escalated'] as const;

export const checkStatuses = [
  'Pending',
  'Queued',
  'In Progress',
  'Awaiting Document',
  'Awaiting Client',
  'Complete',
  'Failed',
  'Waived',
  'Cancelled',
  'Reused',
  'Retry Scheduled',
] as const;
