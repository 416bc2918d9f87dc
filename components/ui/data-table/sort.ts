export interface SortableField {
  /** As in the `sort` parameter. */
  field: string;
  /** The order of the first press. */
  first: 'ascending' | 'descending';
}

export type SortOrder = 'ascending' | 'descending' | 'none';

const valueOf = (field: string, order: 'ascending' | 'descending') =>
  order === 'ascending' ? field : `-${field}`;

/** The order of a column under a `sort` parameter, in the words of `aria-sort`. */
export function orderOf(sort: string, { field }: SortableField): SortOrder {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The `sort` parameter after a press of the column's heading. */
export function nextSort(sort: string, column: SortableField): string {
  const order = orderOf(sort, column);
  if (order === 'none') return valueOf(column.field, column.first);
  return valueOf(column.field, order === 'ascending' ? 'descending' : 'ascending');
}
