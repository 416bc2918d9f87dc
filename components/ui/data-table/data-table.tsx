'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { withPage } from '@/components/ui/on-demand';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { AllRows } from './all-rows';
import type { BodyRowsHandle, BodyRowsProps } from './body-rows';
import type { Column } from './column';
import { type Density, rowHeightClass } from './row-height';
import { extendTo, type Selection, shareSelected, toggleAll, toggleRow } from './selection';
import { SelectAll, TableHead, type TableSort } from './table-head';
import { type RowTarget, TableRow } from './table-row';
import { type CountOfList, type Noun, SkeletonRows, TableFoot, type TableQuery } from './table-states';
import { useRowFocus } from './use-row-focus';

/** For keys that work wherever the focus is, and for moving the focus after an action. */
export interface DataTableHandle {
  move: (by: 1 | -1) => void;
  focus: (rowKey: string) => void;
  /** Scrolls to a row. The focus stays where it is. */
  show: (rowKey: string) => void;
  /** Moves to the first row. If other rows are being loaded, waits for those. */
  first: () => void;
  /** Selects or deselects a row. */
  toggle: (rowKey: string) => void;
}

export interface DataTableProps<Row> {
  label: string;
  noun: Noun;
  columns: readonly Column<Row>[];
  /** The column that names the row and opens it. It should have no width. */
  mainColumn: string;
  rows: readonly Row[];
  /** Defined outside the component, like `target` and the cells, so that rows are not rendered again. */
  keyOf: (row: Row) => string;
  target: (row: Row) => RowTarget;
  query: TableQuery;
  /** The number of rows, if the server reports it. */
  total?: number;
  /** Whether there are more than the total. */
  totalIsMinimum?: boolean;
  /** The number of items, if a row may hold several. */
  counted?: CountOfList;
  density?: Density;
  sort?: TableSort;
  selection?: { value: Selection; onChange: (selection: Selection) => void };
  /** The row that is open beside the list. */
  currentKey?: string;
  /** For whatever follows the focus, such as a pane beside the list. */
  onRowFocus?: (rowKey: string) => void;
  /** Called with the row that a key moves to, for a list that shows it right beside. */
  onMove?: (rowKey: string) => void;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  ref?: Ref<DataTableHandle>;
  /** The height, such as `h-full` in a pane. By default as high as its rows, up to the window's height. */
  className?: string;
}

/** Loaded while the first rows are fetched. */
const virtual = withPage(() => import('./virtual-rows'));

const skeletonRows = 12;

/**
 * The table of all lists, with virtual rows, a sticky header, keys, selection, and pages that load as they are reached.
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>) {
  const { columns, rows, query, density = 'compact', selection, noun } = props;
  const { total, totalIsMinimum = false } = props;
  const count = props.counted ?? { loaded: rows.length, total, totalIsMinimum };
  const body = useRef<HTMLTableSectionElement>(null);
  const rowKeys = useRowKeys(rows, props.keyOf);
  const focus = useRowFocus(rowKeys, body, props.currentKey);
  const scroller = useRef<HTMLDivElement>(null);
  const bodyRows = useRef<BodyRowsHandle>(null);
  const Rows = virtual.useCode()?.VirtualRows ?? AllRows;

  const goTo = (index: number) => {
    bodyRows.current?.scrollTo(index);
    focus.focusRow(index);
  };
  const moveTo = (index: number) => {
    goTo(index);
    const rowKey = rowKeys[index];
    if (rowKey !== undefined) props.onMove?.(rowKey);
  };
  const select = useSelect(selection, rowKeys);
  const onRowFocus = useRowFocused(focus.onRowFocus, props.onRowFocus);

  const wantsFirst = useRef(false);
  function moveToFirst() {
    if (!wantsFirst.current || query.isPending || query.isPlaceholderData) return;
    wantsFirst.current = false;
    if (rows.length > 0) moveTo(0);
  }
  // Runs after every render, because the rows may arrive in any of them.
  useEffect(moveToFirst);

  useImperativeHandle(ref, () => ({
    move: (by) =>
      goTo(Math.min(rows.length - 1, Math.max(0, focus.hasFocus() ? focus.focused + by : focus.focused))),
    focus: (rowKey) => goTo(rowKeys.indexOf(rowKey)),
    show: (rowKey) => bodyRows.current?.scrollTo(rowKeys.indexOf(rowKey)),
    first: () => {
      wantsFirst.current = true;
      moveToFirst();
    },
    toggle: (rowKey) => select(rowKey, false),
  }));

  function onKeyDown(event: KeyboardEvent) {
    const to = focus.keyTarget(event);
    if (to !== undefined) moveTo(to);
    else if (selection && event.key.toLowerCase() === 'x' && !event.metaKey && !event.ctrlKey)
      select(rowKeys[focus.focused] ?? '', event.shiftKey);
    else return;
    event.preventDefault();
  }

  const drawRow: BodyRowsProps['drawRow'] = (index, measure) => {
    const row = rows[index];
    const rowKey = rowKeys[index];
    if (row === undefined || rowKey === undefined) return null;
    return (
      <TableRow
        key={rowKey}
        measure={measure}
        row={row}
        rowKey={rowKey}
        index={index}
        columns={columns}
        mainColumn={props.mainColumn}
        target={props.target}
        heightClass={rowHeightClass[density]}
        isFocusable={index === focus.focused}
        isCurrent={rowKey === props.currentKey}
        isSelected={selection?.value.keys.has(rowKey)}
        onFocus={onRowFocus}
        onSelect={select}
      />
    );
  };

  if (query.isError && rows.length === 0) {
    return (
      <ProblemNotice
        className="mx-(--gutter) my-4 max-w-3xl"
        title={`The ${noun[1]} could not be loaded`}
        problem={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.isPending && rows.length === 0) return props.empty;
  return (
    <div
      ref={scroller}
      className={classNames(
        '@container/table max-h-dvh scroll-pt-8 overflow-auto bg-surface',
        props.className,
      )}
    >
      <table
        aria-label={props.label}
        aria-busy={query.isPending}
        aria-rowcount={rowCount(props)}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <TableHead columns={columns} sort={props.sort}>
          {selection && (
            <SelectAll
              share={shareSelected(selection.value, rowKeys)}
              onToggle={() => selection.onChange(toggleAll(selection.value, rowKeys))}
            />
          )}
        </TableHead>
        {/* The keys belong to the rows' links, which have the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody ref={body} onKeyDown={onKeyDown} onBlur={focus.onBlur}>
          {query.isPending && (
            <SkeletonRows
              columns={columns}
              hasCheckboxes={selection !== undefined}
              heightClass={rowHeightClass[density]}
              count={skeletonRows}
            />
          )}
          <Rows
            ref={bodyRows}
            rowKeys={rowKeys}
            density={density}
            focused={focus.focused}
            scroller={scroller}
            query={query}
            drawRow={drawRow}
          />
        </tbody>
      </table>
      {!query.isPending && <TableFoot query={query} rows={rows.length} count={count} noun={noun} />}
    </div>
  );
}

function rowCount<Row>({ rows, query, total, totalIsMinimum }: DataTableProps<Row>): number {
  const heading = 1;
  if (total !== undefined && !totalIsMinimum) return total + heading;
  // -1 means that the number is unknown.
  return query.isPending || query.hasNextPage ? -1 : rows.length + heading;
}

function useRowKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly string[] {
  return useMemo(() => rows.map(keyOf), [rows, keyOf]);
}

/** A stable function, so that unchanged rows are not rendered again. */
function useSelect<Row>(selection: DataTableProps<Row>['selection'], rowKeys: readonly string[]) {
  const latest = useRef({ selection, rowKeys });
  useEffect(() => {
    latest.current = { selection, rowKeys };
  });
  return useCallback((rowKey: string, toRange: boolean) => {
    const { selection: current, rowKeys: keys } = latest.current;
    if (!current || !keys.includes(rowKey)) return;
    const { value, onChange } = current;
    onChange(toRange ? extendTo(value, keys, rowKey) : toggleRow(value, rowKey));
  }, []);
}

/** Changes only when the caller's function does. */
function useRowFocused(note: (rowKey: string) => void, tell: ((rowKey: string) => void) | undefined) {
  return useCallback(
    (rowKey: string) => {
      note(rowKey);
      tell?.(rowKey);
    },
    [note, tell],
  );
}
