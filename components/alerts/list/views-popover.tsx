'use client';

import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { Popover } from '@/components/ui/popover';

const panel = onDemand(() => import('./views-panel'));

interface ViewsPopoverProps {
  /** What the list shows, for users who cannot hover over a view. */
  shown: string;
}

/** Saved filters, search and order: the views for everybody, and the user's own. */
export function ViewsPopover({ shown }: ViewsPopoverProps) {
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
      <p className="mb-3 text-sm text-muted">{shown}.</p>
      {code && <code.ViewsPanel isOpen={isOpen} onChosen={() => setOpen(false)} />}
    </Popover>
  );
}
