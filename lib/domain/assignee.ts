/** Means no assignee, in the filter `assigned_to` and as a key of the counts by assignee. */
export const unassigned = 'unassigned';

/** Values of the column in rows that match the filter. */
export const assigneeInColumn = (assignedTo: string): string | null =>
  assignedTo === unassigned ? null : assignedTo;
