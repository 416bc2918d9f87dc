import type { ReactNode } from 'react';
import type { SortableField } from './sort';

/** 1 is always shown; 5 is hidden first as the table gets narrower. */
export type ColumnPriority = 1 | 2 | 3 | 4 | 5;

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
  5: '@max-6xl/table:hidden',
};

/** Shows in a second line of the main column what a hidden column would show. */
export const shownWhenFolded: Record<2 | 3 | 4, string> = {
  2: '@lg/table:hidden',
  3: '@3xl/table:hidden',
  4: '@5xl/table:hidden',
};

/**
 * When columns are hidden, the last visible one ends where the page's text does: from priority 1, what the last column
 * up to that priority gets.
 */
const ending: readonly string[] = [
  '@max-lg/table:pr-(--gutter)',
  '@max-3xl/table:pr-(--gutter)',
  '@max-5xl/table:pr-(--gutter)',
  '@max-6xl/table:pr-(--gutter)',
];

type Place = Pick<Column<never>, 'priority' | 'align'>;

export const columnClass = (column: Place, columns: readonly Place[]) => [
  folding[column.priority],
  column.align === 'end' && 'text-right',
  // Or its numbers run into the text of the next column.
  column.align === 'end' && columns.at(-1) !== column && 'pr-6',
  ending.map((style, index) => columns.findLast(({ priority }) => priority <= index + 1) === column && style),
];

/** The lines of a main column. In a narrow table they wrap, so that no name is cut off. */
export const lineStyle =
  'block truncate @max-lg/table:overflow-visible @max-lg/table:whitespace-normal @max-lg/table:wrap-anywhere';
