'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { Popover } from '@/components/ui/popover';
import type { ListState } from './list-filters';

const panel = onDemand(() => import('./views-panel'));

interface ViewsPopoverProps {
  state: Pick<ListState, 'view' | 'status'>;
}

/** Saved filters, search and order: the views for everybody, and the user's own. */
export function ViewsPopover({ state }: ViewsPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const code = panel.useCode(isOpen);
  return (
    <Popover
      title="Views"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-72"
      trigger={
        <Button size="icon" aria-label="Views" title="Views">
          <Bookmark aria-hidden />
        </Button>
      }
    >
      {code && <code.ViewsPanel state={state} isOpen={isOpen} onChosen={() => setOpen(false)} />}
    </Popover>
  );
}
