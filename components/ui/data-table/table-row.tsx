'use client';

import Link from 'next/link';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { CellCheckbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { isPlainClick } from '@/components/ui/plain-click';
import { type Column, columnClass } from './column';

/** What a row opens: an address, something on this page, or an address that this page shows itself. */
export type RowTarget = { label: string } & (
  | { href: string; onActivate?: () => void }
  | { onActivate: () => void }
);

export interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  columns: readonly Column<Row>[];
  mainColumn: string;
  target: (row: Row) => RowTarget;
  heightClass: string;
  /** Whether the row is in the tab order. */
  isFocusable: boolean;
  /** Whether it is open beside the list. */
  isCurrent: boolean;
  /** Undefined in a table without selection. */
  isSelected: boolean | undefined;
  onFocus: (rowKey: string) => void;
  onSelect: (rowKey: string, toRange: boolean) => void;
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
}

// If lines wrap, this keeps a third line away from the border.
const cellStyle = 'border-b px-2 py-1 first:pl-(--gutter) last:pr-(--gutter) @max-lg/table:py-2';

function Row<Data>(props: TableRowProps<Data>) {
  const { row, rowKey, index, columns, mainColumn, target, isSelected, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={index}
      aria-rowindex={index + 2}
      aria-current={props.isCurrent || undefined}
      className={classNames(
        'group relative focus-within:bg-hover hover:bg-hover',
        props.heightClass,
        isSelected && 'bg-accent-soft/50',
        props.isCurrent && 'bg-accent-soft/60 shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      {isSelected !== undefined && (
        <td className={classNames(cellStyle, 'relative')}>
          <CellCheckbox
            label={`Select ${target(row).label}`}
            tabIndex={props.isFocusable ? 0 : -1}
            checked={isSelected}
            onFocus={() => props.onFocus(rowKey)}
            // A click event says whether Shift is held, even if the space key caused it.
            onChange={({ nativeEvent }) =>
              props.onSelect(rowKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) =>
        column.id === mainColumn ? (
          <th
            key={column.id}
            scope="row"
            className={classNames(cellStyle, 'text-left font-medium', columnClass(column, columns))}
          >
            <Target {...props}>{column.cell(row)}</Target>
          </th>
        ) : (
          <td key={column.id} className={classNames(cellStyle, 'truncate', columnClass(column, columns))}>
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Covers the whole row, so that a click anywhere opens it. Links in other cells need `relative z-1`. */
const targetStyle =
  'block w-full min-w-0 truncate text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

/** A click for a new window is left to the browser. */
const activates = (onActivate: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  onActivate();
};

function Target<Data>(props: TableRowProps<Data> & { children: ReactNode }) {
  const target = props.target(props.row);
  const shared = {
    'data-row-target': true,
    tabIndex: props.isFocusable ? 0 : -1,
    onFocus: () => props.onFocus(props.rowKey),
    className: targetStyle,
    children: props.children,
  };
  if (!('href' in target)) return <button type="button" onClick={target.onActivate} {...shared} />;
  // A plain link avoids the work of Next's Link for each rendered row: scrolling a list renders hundreds.
  if (target.onActivate)
    return (
      <a href={target.href} onClick={activates(target.onActivate)} {...shared}>
        {props.children}
      </a>
    );
  return <Link href={target.href} prefetch={false} {...shared} />;
}

/** `memo` drops the type parameter. */
export const TableRow = memo(Row) as typeof Row;
