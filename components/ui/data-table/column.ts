import type { ReactNode } from 'react';
import type { SortableField } from './sort';

/** 1 always stays; 4 folds away first, when the table's own width gets small. */
export type ColumnPriority = 1 | 2 | 3 | 4;

export interface Column<Row> {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  priority: ColumnPriority;
  /** A class such as `w-28`. A column without one shares the rest; give all but one a width. */
  width?: string;
  align?: 'end';
  /** Present if the operation can sort by this column. */
  sort?: SortableField;
  /** A class with the usual width of its content, for the placeholder. */
  skeleton?: string;
}

/** Whole class names, because Tailwind reads them from the source. The widths are of the table, not the window. */
const folding: Record<ColumnPriority, string> = {
  1: '',
  2: '@max-lg/table:hidden',
  3: '@max-3xl/table:hidden',
  4: '@max-5xl/table:hidden',
};

/** For a second line in the main column, which shows what a folded column would have. */
export const shownWhenFolded: Record<Exclude<ColumnPriority, 1>, string> = {
  2: '@lg/table:hidden',
  3: '@3xl/table:hidden',
  4: '@5xl/table:hidden',
};

export const columnClass = ({ priority, align }: Pick<Column<never>, 'priority' | 'align'>) => [
  folding[priority],
  align === 'end' && 'text-right',
];

/** Of the lines of a main column. In a narrow table they wrap, so that no name is cut off. */
export const lineStyle =
  'block truncate @max-lg/table:overflow-visible @max-lg/table:whitespace-normal @max-lg/table:wrap-anywhere';
