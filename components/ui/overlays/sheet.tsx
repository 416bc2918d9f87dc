'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { FinalFocus } from '@/components/ui/use-return-focus';
import { useInPlace } from './in-place';
import { OverlayHeader } from './overlay-header';

const sides = {
  left: 'left-0 border-r data-ending-style:-translate-x-4 data-starting-style:-translate-x-4',
  right: 'right-0 border-l data-ending-style:translate-x-4 data-starting-style:translate-x-4',
} as const;

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  side?: keyof typeof sides;
  /** By default, the first focusable element. */
  initialFocus?: () => HTMLElement | boolean;
  /** The element to focus afterwards. By default, the one that had the focus before. */
  finalFocus?: FinalFocus;
  /** Shown under the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Sheet(props: SheetProps) {
  const {
    open,
    onClose,
    title,
    description,
    side = 'right',
    initialFocus,
    finalFocus,
    footer,
    children,
    className,
  } = props;
  const { root, portal, popup } = useInPlace();
  return (
    <Base.Root {...root} open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal {...portal}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          {...popup}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(30rem,calc(100vw-2rem))] flex-col bg-raised shadow-pop transition duration-120 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0',
            sides[side],
            className,
          )}
        >
          <OverlayHeader title={title} description={description} className="px-4 py-3" />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
