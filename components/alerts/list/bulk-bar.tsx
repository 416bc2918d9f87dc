'use client';

import { X } from 'lucide-react';
import { useRef } from 'react';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { type Bulk, BulkActions } from './bulk-actions';

/** The actions on the selected alerts, below a list without the decision beside it. */
export function BulkBar(bulk: Bulk) {
  return bulk.selected.length === 0 ? null : <Bar {...bulk} />;
}

function Bar(bulk: Bulk) {
  const { selected, clear } = bulk;
  const bar = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useShortcuts({ b: () => actions.current?.querySelector('button')?.focus(), Escape: clear });
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Selected alerts"
      className="flex flex-wrap items-center gap-1.5 border-t px-4 py-2"
    >
      <p role="status" className="pr-1 text-sm font-medium">
        {formatCount(selected.length)} {selected.length === 1 ? 'alert' : 'alerts'} selected
      </p>
      <Kbd keys="b" />
      <Button
        look="quiet"
        size="icon"
        aria-label="Clear the selection"
        onClick={clear}
        className="-mr-2 ml-auto"
      >
        <X aria-hidden />
      </Button>
      <div ref={actions} className="flex basis-full flex-wrap gap-1.5">
        <BulkActions {...bulk} beside={bar} />
      </div>
    </div>
  );
}
