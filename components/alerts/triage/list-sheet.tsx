import { type ComponentProps, type RefObject, useCallback, useRef } from 'react';
import { AlertList } from '@/components/alerts/list/alert-list';
import { ShortcutsWithin, useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';
import { Sheet } from '@/components/ui/sheet';
import { canAct } from '@/lib/domain/access/roles';

/** What has the focus at first: the row of the open alert, or the search. */
export type SheetStart = 'row' | 'search';

interface ListSheetProps extends Omit<ComponentProps<typeof AlertList>, 'tableRef'> {
  /** Null while the sheet is closed. */
  start: SheetStart | null;
  /** The row of the open alert, if the list has it. */
  row: string | undefined;
  table: RefObject<DataTableHandle | null>;
  /** The heading of the open alert, which gets the focus once another alert is chosen. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The list over evidence and decision, when there is no room for it beside them. */
export function ListSheet(props: ListSheetProps) {
  const { start, row, table, heading, onClose, onOpen, onPullNext, ...list } = props;
  const content = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  const pull = () => {
    hasChosen.current = true;
    onPullNext();
  };
  const { role } = useViewer();
  const search = () => content.current?.querySelector<HTMLInputElement>('[role=search] input');
  useShortcuts(
    {
      j: () => table.current?.move(1),
      k: () => table.current?.move(-1),
      '[Shift]+/': () => search()?.focus(),
      ...(canAct(role) && { n: pull }),
    },
    content,
  );
  const startFocus = () => {
    if (start === 'search') return search() ?? true;
    // The row is rendered first, and then keeps the focus.
    if (row !== undefined) table.current?.focus(row);
    return true;
  };
  const endFocus = () => {
    const place = hasChosen.current && heading.current;
    hasChosen.current = false;
    return place || true;
  };
  const choose = useCallback(
    (token: string) => {
      hasChosen.current = true;
      onOpen(token);
    },
    [onOpen],
  );
  return (
    <Sheet
      open={start !== null}
      onClose={onClose}
      title="Choose an alert"
      side="left"
      initialFocus={startFocus}
      finalFocus={endFocus}
    >
      {/* Some keys of the screen do nothing while the sheet is open, so the footer's hints are hidden. */}
      <div ref={content} className="flex h-full min-h-0 flex-col [&_footer_.key-hint]:hidden">
        <ShortcutsWithin value={content}>
          <AlertList {...list} onOpen={choose} onPullNext={pull} tableRef={table} />
        </ShortcutsWithin>
      </div>
    </Sheet>
  );
}
