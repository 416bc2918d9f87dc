'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import type { Keepable } from '@/components/ui/on-demand';
import { classNames } from '@/components/ui/class-names';

export interface PopoverProps {
  /** A button with words of its own. */
  trigger: Keepable;
  title: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

export function Popover(props: PopoverProps & { defaultOpen: boolean }) {
  const { trigger, title, align = 'start', open, defaultOpen, onOpenChange, children, className } = props;
  return (
    <Base.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup
            className={classNames(
              'max-h-(--available-height) max-w-(--available-width) min-w-60 overflow-y-auto rounded-md border bg-raised p-3 shadow-pop outline-none',
              className,
            )}
          >
            <Base.Title className="mb-2 text-xs font-medium text-muted">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
