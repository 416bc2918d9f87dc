'use client';

import { Dialog } from '@base-ui/react/dialog';
import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { Keepable } from '@/components/ui/on-demand';
import { classNames } from '@/components/ui/class-names';
import { useInPlace } from './in-place';
import { useIsPhone } from './use-is-phone';

export interface PopoverProps {
  /** A button with its own text. */
  trigger: Keepable;
  title: string;
  align?: 'start' | 'center' | 'end';
  /** What it opens to the right of, if it must not cover that; otherwise it opens below the trigger. */
  beside?: RefObject<HTMLElement | null>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

type LoadedProps = PopoverProps & { defaultOpen: boolean };

/** A popover, or on a phone, where there is no room beside the button, a sheet from below. */
export function Popover(props: LoadedProps) {
  return useIsPhone() ? <FromBelow {...props} /> : <BesideButton {...props} />;
}

function BesideButton(props: LoadedProps) {
  const {
    trigger,
    title,
    align = 'start',
    beside,
    open,
    defaultOpen,
    onOpenChange,
    children,
    className,
  } = props;
  const { root, portal, popup } = useInPlace();
  return (
    <Base.Root {...root} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal {...portal}>
        <Base.Positioner
          anchor={beside}
          side={beside ? 'right' : 'bottom'}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup
            {...popup}
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

function FromBelow({ trigger, title, open, defaultOpen, onOpenChange, children }: LoadedProps) {
  const { root, portal, popup } = useInPlace();
  return (
    <Dialog.Root {...root} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal {...portal}>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          {...popup}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg border bg-raised shadow-pop transition duration-120 outline-none data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
        >
          <header className="flex items-center gap-4 border-b px-4 py-2">
            <Dialog.Title className="min-w-0 flex-1 text-base font-semibold">{title}</Dialog.Title>
            <Dialog.Close render={<Button look="quiet" size="icon" aria-label="Close" className="-mr-2" />}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          <div className="min-h-0 overflow-y-auto overscroll-contain p-4">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
