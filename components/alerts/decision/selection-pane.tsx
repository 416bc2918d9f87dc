import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { type Bulk, BulkActions } from '@/components/alerts/list/bulk-actions';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';

interface SelectionPaneProps {
  bulk: Bulk;
  /** The token of the open alert. */
  open: string;
  /** The list may be folded away. */
  onShowList: () => void;
}

/** Takes the place of the decision while alerts are selected, so that a key decides those and never the open one. */
export function SelectionPane({ bulk, open, onShowList }: SelectionPaneProps) {
  const { selected, clear } = bulk;
  const count = selected.length;
  const actions = useRef<HTMLDivElement>(null);
  useShortcuts({ b: () => actions.current?.querySelector('button')?.focus(), Escape: clear });
  return (
    <div
      role="group"
      aria-label="Selected alerts"
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4"
    >
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <ListChecks aria-hidden className="size-5 text-accent" />
        <span role="status">
          {formatCount(count)} {count === 1 ? 'alert' : 'alerts'} selected
        </span>
        <Kbd keys="b" />
      </h2>
      <p className="text-sm text-muted">
        The action you choose applies to {count === 1 ? 'the selected alert' : 'all selected alerts'}.{' '}
        {selected.every(({ token }) => token === open)
          ? 'To decide it as a true match, clear the selection.'
          : 'To decide the alert that is open, clear the selection.'}
      </p>
      <div
        ref={actions}
        className="flex flex-wrap gap-2 @min-[60rem]/triage:flex-col @min-[60rem]/triage:[&_button]:h-10 @min-[60rem]/triage:[&_button]:justify-between"
      >
        <BulkActions {...bulk} />
      </div>
      <div className="flex flex-wrap gap-2 border-t pt-3">
        <Button look="quiet" aria-keyshortcuts="Escape" onClick={clear}>
          Clear the selection <Kbd keys="Esc" />
        </Button>
        <Button look="quiet" onClick={onShowList} className="@min-[76.25rem]/triage:hidden">
          Show the list
        </Button>
      </div>
    </div>
  );
}
