export interface SortableField {
  /** The name in the `sort` parameter. */
  field: string;
  /** The order after the first click. */
  first: 'ascending' | 'descending';
}

export type SortOrder = 'ascending' | 'descending' | 'none';

const valueOf = (field: string, order: 'ascending' | 'descending') =>
  order === 'ascending' ? field : `-${field}`;

/** A column's order under a `sort` parameter, as a value of `aria-sort`. */
export function orderOf(sort: string, { field }: SortableField): SortOrder {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

/** The `sort` parameter after a click on the column's heading. */
export function nextSort(sort: string, column: SortableField): string {
  const order = orderOf(sort, column);
  if (order === 'none') return valueOf(column.field, column.first);
  return valueOf(column.field, order === 'ascending' ? 'descending' : 'ascending');
}
