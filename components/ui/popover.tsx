'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';

interface PopoverProps {
  /** A button with words of its own. */
  trigger: ReactElement;
  title: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A small panel beside its button, for a few fields or facts that need no dialog. */
export function Popover(props: PopoverProps) {
  const { trigger, title, align = 'start', open, onOpenChange, children, className } = props;
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
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
