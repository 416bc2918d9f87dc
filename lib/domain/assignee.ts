/** What nobody has: as the filter `assigned_to`, and as a key of the counts by assignee. */
export const unassigned = 'unassigned';

/** What rows that fit the filter have in the column. */
export const assigneeInColumn = (assignedTo: string): string | null =>
  assignedTo === unassigned ? null : assignedTo;
