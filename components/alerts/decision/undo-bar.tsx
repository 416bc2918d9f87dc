'use client';

import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { useNow } from '@/components/ui/use-now';
import type { Undoable } from './undoable';

interface UndoBarProps extends Undoable {
  className?: string;
}

/** Below a pane, across its width. */
const below = 'border-t bg-sunken px-4 py-2';

/** Offers to undo a decision, or those on several alerts, as long as the server holds it. */
export function UndoBar({ done, about, until, undo, forget, className = below }: UndoBarProps) {
  const leftMs = until - useNow(250).getTime();
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
  useShortcuts({ u: undo });
  return (
    <div className={classNames('flex items-center gap-2 text-sm', className)}>
      <p className="min-w-0 flex-1 wrap-anywhere">
        {done}
        {about !== null && (
          <>
            {' · '}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <Button onClick={undo} aria-keyshortcuts="u" aria-label="Undo">
        <Undo2 aria-hidden /> Undo{' '}
        <span className="text-muted">{Math.max(0, Math.ceil(leftMs / 1_000))} s</span>
        <Kbd keys="u" />
      </Button>
    </div>
  );
}
