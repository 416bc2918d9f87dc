'use client';

import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { subjectName } from '@/components/alerts/list/alert-row';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { useNow } from '@/components/ui/use-now';
import type { Committed } from './use-decisions';

interface UndoBarProps {
  last: Committed;
  onUndo: () => void;
  onOver: () => void;
}

/** In its place for as long as the server holds the decision. */
export function UndoBar({ last, onUndo, onOver }: UndoBarProps) {
  const leftMs = last.until - useNow(250).getTime();
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <div className="flex items-center gap-2 border-t bg-sunken px-4 py-2 text-sm">
      <p className="min-w-0 flex-1 truncate">
        {last.done} · <bdi>{subjectName(last.alert)}</bdi>
      </p>
      <Button onClick={onUndo} aria-keyshortcuts="u" aria-label="Undo">
        <Undo2 aria-hidden /> Undo{' '}
        <span className="text-muted">{Math.max(0, Math.ceil(leftMs / 1_000))} s</span>
        <Kbd keys="u" />
      </Button>
    </div>
  );
}
