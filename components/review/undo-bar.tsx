import { CircleCheck } from 'lucide-react';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { Alert } from '@/lib/domain/alerts/schema';

/** Stays in place while a confirmation can be undone. */
export function UndoBar({ held, onUndo }: { held: Alert | null; onUndo: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 empty:hidden"
    >
      {held && (
        <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-md border bg-raised py-2 pr-2 pl-3 text-sm shadow-pop">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">
            Confirmed: <bdi>{held.subject?.name ?? topicOf(held)}</bdi>
          </span>
          <Button size="small" onClick={onUndo}>
            Undo <Kbd keys="u" />
          </Button>
        </div>
      )}
    </div>
  );
}
