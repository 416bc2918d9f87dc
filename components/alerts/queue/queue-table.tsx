'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { type QueueColumn, queueColumns } from './queue-columns';
import { ariaSort, nextSort, type Sort } from './queue-filters';

interface QueueTableProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  isBusy: boolean;
  children: ReactNode;
}

const sortIcon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** On a phone each row is a card. `display: block` removes the implicit table roles, so they are explicit. */
export function QueueTable({ sort, onSort, isBusy, children }: QueueTableProps) {
  return (
    <table
      role="table"
      aria-label="Alerts"
      aria-busy={isBusy}
      className="block w-full table-fixed text-sm lg:table"
    >
      <thead role="rowgroup" className="hidden lg:table-header-group">
        <tr role="row" className="block lg:table-row">
          {Object.values(queueColumns).map((column) => (
            <ColumnHeading key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

interface ColumnHeadingProps {
  column: QueueColumn;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const headingStyle =
  'sticky top-0 z-10 h-9 border-b bg-surface px-2 text-left text-xs font-medium text-muted first:pl-6 last:pr-6';

function ColumnHeading({ column: { name, sort: field, className }, sort, onSort }: ColumnHeadingProps) {
  if (!field) {
    return (
      <th role="columnheader" scope="col" className={classNames(headingStyle, className)}>
        {name}
      </th>
    );
  }
  const order = ariaSort(sort, field);
  const Icon = sortIcon[order];
  return (
    <th role="columnheader" scope="col" aria-sort={order} className={classNames(headingStyle, className)}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, field))}
        className={classNames(
          'inline-flex items-center gap-1 rounded-sm hover:text-ink',
          order !== 'none' && 'text-ink',
        )}
      >
        {name}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}

export function QueueSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} role="row" className="block border-b px-4 py-3 lg:table-row lg:h-13 lg:p-0">
      {Object.values(queueColumns).map((column) => (
        <td
          key={column.name}
          role="cell"
          className={classNames(
            'block py-1 lg:table-cell lg:px-2 lg:py-0 lg:first:pl-6 lg:last:pr-6',
            column.className,
          )}
        >
          <Skeleton className="h-3.5 w-3/4" />
        </td>
      ))}
    </tr>
  ));
}
