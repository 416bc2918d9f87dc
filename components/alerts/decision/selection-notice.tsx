import { ListChecks } from 'lucide-react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';

interface SelectionNoticeProps {
  count: number;
  onClear: () => void;
  /** A folded list hides its actions, too. */
  onShowList: () => void;
}

/** Replaces the decision while alerts are selected, so that a key decides those and never the open one. */
export function SelectionNotice({ count, onClear, onShowList }: SelectionNoticeProps) {
  useShortcuts({ Escape: onClear });
  return (
    <div className="flex flex-col items-start gap-3 p-4">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <ListChecks aria-hidden className="size-5 text-accent" />
        {formatCount(count)} {count === 1 ? 'alert' : 'alerts'} selected
      </h2>
      <p className="text-sm text-muted">
        The action you choose applies to {count === 1 ? 'the selected alert' : 'all selected alerts'}. To
        decide the alert that is open, clear the selection.
      </p>
      <Button look="primary" onClick={onShowList} className="@min-[76.25rem]/triage:hidden">
        Show the list
      </Button>
      <Button aria-keyshortcuts="Escape" onClick={onClear}>
        Clear the selection <Kbd keys="Esc" />
      </Button>
    </div>
  );
}
