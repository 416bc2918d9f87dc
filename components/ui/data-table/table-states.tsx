import { classNames } from '@/components/ui/class-names';
import { counted, formatCount, totalText } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { type Column, columnClass } from './column';

/** Singular and plural, such as "alert" and "alerts". */
export type Noun = readonly [one: string, many: string];

/** The state of a list's TanStack query. A query with a single page has no next one. */
export interface TableQuery {
  isPending: boolean;
  isFetching: boolean;
  /** The rows are from an earlier search or filter. */
  isPlaceholderData?: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
  hasNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: () => unknown;
}

interface SkeletonRowsProps {
  columns: readonly Column<never>[];
  hasCheckboxes: boolean;
  heightClass: string;
  count: number;
}

export function SkeletonRows({ columns, hasCheckboxes, heightClass, count }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden className={heightClass}>
      {hasCheckboxes && (
        <td className="border-b px-2 pl-(--gutter)">
          <Skeleton className="size-4" />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(
            'border-b px-2 first:pl-(--gutter) last:pr-(--gutter)',
            columnClass(column, columns),
          )}
        >
          <Skeleton
            className={classNames('inline-block h-3.5 max-w-full align-middle', column.skeleton ?? 'w-3/4')}
          />
        </td>
      ))}
    </tr>
  ));
}

export interface CountOfList {
  /** How many items the loaded rows hold. */
  loaded: number;
  total: number | undefined;
  /** Whether there are more than the total. */
  totalIsMinimum: boolean;
  /** How many more items the rows still show, which are no longer in the list. */
  gone?: number;
}

interface TableFootProps {
  query: TableQuery;
  rows: number;
  count: CountOfList;
  noun: Noun;
}

export function countText(count: CountOfList, hasMore: boolean, [one, many]: Noun): string {
  const { loaded, total, totalIsMinimum, gone = 0 } = count;
  const rest = gone > 0 ? `, ${formatCount(gone)} gone` : '';
  if (total !== undefined && total > loaded)
    return `${formatCount(loaded)} of ${totalText(total, totalIsMinimum)} ${many}${rest}`;
  return `${counted(loaded, one, many)}${hasMore ? ' loaded' : ''}${rest}`;
}

const rowsText = (rows: number) => `, in ${counted(rows, 'row', 'rows')}`;

/** The end of a list: how many items there are, or why the next page did not load. Its height is always the same. */
export function TableFoot({ query, rows, count, noun }: TableFootProps) {
  if (query.isFetchNextPageError) {
    return (
      <ProblemNotice
        className="m-3"
        title={`More ${noun[1]} could not be loaded`}
        problem={query.error}
        onRetry={() => void query.fetchNextPage?.()}
      />
    );
  }
  return (
    <p role="status" className="flex h-9 items-center px-(--gutter) text-xs text-faint">
      {countText(count, query.hasNextPage ?? false, noun)}
      {count.loaded + (count.gone ?? 0) !== rows && rowsText(rows)}
      {query.hasNextPage && query.isFetching && ', loading more…'}
    </p>
  );
}
