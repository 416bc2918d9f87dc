import type { SortField } from './queue-filters';

export interface QueueColumn {
  name: string;
  sort?: SortField;
  /** Width, and from which width of the page on it is shown. */
  className: string;
}

/** Fixed widths: what arrives later moves nothing. The subject takes what is left. */
export const queueColumns = {
  priority: { name: 'Priority', sort: 'priority_score', className: 'md:w-46' },
  subject: { name: 'Subject and match', className: '' },
  category: { name: 'Category', className: 'md:w-36 md:max-lg:hidden' },
  match: { name: 'Match', className: 'md:w-24' },
  list: { name: 'List', className: 'md:w-32 md:max-2xl:hidden' },
  case: { name: 'Case', className: 'md:w-28 md:max-xl:hidden' },
  assignee: { name: 'Assignee', className: 'md:w-28 md:max-xl:hidden' },
  sla: { name: 'SLA', sort: 'sla_deadline', className: 'md:w-32' },
  status: { name: 'Status', className: 'md:w-32' },
  age: { name: 'Age', sort: 'created_at', className: 'md:w-16 md:text-right' },
} as const satisfies Record<string, QueueColumn>;

export const columnCount = Object.keys(queueColumns).length;
