'use client';

import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { useNow } from '@/components/ui/use-now';
import type { Undoable } from './undoable';

/** Offers to undo a decision, or those on several alerts, as long as the server holds it. */
export function UndoBar({ done, about, until, undo, forget }: Undoable) {
  const leftMs = until - useNow(250).getTime();
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
  useShortcuts({ u: undo });
  return (
    <div className="flex items-center gap-2 border-t bg-sunken px-4 py-2 text-sm">
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
