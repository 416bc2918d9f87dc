import { ListChecks } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';

/** In place of the decision while alerts are selected, so that a key decides those and never the one that is open. */
export function SelectionNotice({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 p-4">
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <ListChecks aria-hidden className="size-5 text-accent" />
        {formatCount(count)} {count === 1 ? 'alert' : 'alerts'} selected
      </h2>
      <p className="text-sm text-muted">
        What you choose below the list is done to {count === 1 ? 'it' : 'all of them'}. To decide the alert
        that is open, clear the selection.
      </p>
      <Button aria-keyshortcuts="Escape" onClick={onClear}>
        Clear the selection <Kbd keys="Esc" />
      </Button>
    </div>
  );
}
