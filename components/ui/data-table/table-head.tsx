import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CellCheckbox } from '@/components/ui/checkbox';
import { classNames } from '@/components/ui/class-names';
import { type Column, columnClass } from './column';
import { nextSort, orderOf, type SortableField, type SortOrder } from './sort';

export interface TableSort {
  /** The operation's `sort` parameter. */
  value: string;
  onChange: (value: string) => void;
}

const headingStyle =
  'sticky top-0 z-10 h-8 border-b bg-surface px-2 text-left text-xs font-medium whitespace-nowrap text-muted first:pl-(--gutter) last:pr-(--gutter)';

const sortIcon: Record<SortOrder, typeof ArrowUp> = {
  ascending: ArrowUp,
  descending: ArrowDown,
  none: ChevronsUpDown,
};

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  /** The heading of the checkbox column. */
  children: ReactNode;
}

export function TableHead<Row>({ columns, sort, children }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {children}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={sort && column.sort && orderOf(sort.value, column.sort)}
            className={classNames(headingStyle, column.width, columnClass(column, columns))}
          >
            {sort && column.sort ? (
              <SortButton name={column.name} column={column.sort} sort={sort} />
            ) : (
              column.name
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton({ name, column, sort }: { name: string; column: SortableField; sort: TableSort }) {
  const order = orderOf(sort.value, column);
  const Icon = sortIcon[order];
  return (
    <button
      type="button"
      onClick={() => sort.onChange(nextSort(sort.value, column))}
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm hover:text-ink',
        order !== 'none' && 'text-ink',
      )}
    >
      {name}
      <Icon aria-hidden className="size-3.5" />
    </button>
  );
}

interface SelectAllProps {
  share: 'none' | 'some' | 'all';
  onToggle: () => void;
}

export function SelectAll({ share, onToggle }: SelectAllProps) {
  return (
    <th scope="col" className={classNames(headingStyle, 'w-10')}>
      <CellCheckbox
        label="Select all rows shown"
        checked={share === 'all'}
        isMixed={share === 'some'}
        onChange={onToggle}
      />
    </th>
  );
}
