import type { SortField } from './queue-filters';

export interface QueueColumn {
  name: string;
  sort?: SortField;
  className: string;
}

/** Fixed widths, so that data loaded later does not shift columns; the subject takes the rest. */
export const queueColumns = {
  priority: { name: 'Priority', sort: 'priority_score', className: 'lg:w-36' },
  subject: { name: 'Subject and match', className: '' },
  category: { name: 'Category', className: 'lg:w-36 lg:max-xl:hidden' },
  match: { name: 'Match', className: 'lg:w-20' },
  list: { name: 'List', className: 'lg:w-32 lg:max-2xl:hidden' },
  case: { name: 'Case', className: 'lg:w-28 lg:max-[1400px]:hidden' },
  assignee: { name: 'Assignee', className: 'lg:w-28 lg:max-xl:hidden' },
  sla: { name: 'SLA', sort: 'sla_deadline', className: 'lg:w-28' },
  status: { name: 'Status', className: 'lg:w-34' },
  age: { name: 'Age', sort: 'created_at', className: 'lg:w-16 lg:text-right' },
} as const satisfies Record<string, QueueColumn>;
