'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import type { FinalFocus } from '@/components/ui/use-return-focus';
import { useInPlace } from './in-place';
import { OverlayHeader } from './overlay-header';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** By default, the first focusable element. */
  initialFocus?: () => HTMLElement | boolean;
  /** By default, the element that had the focus before. */
  finalFocus?: FinalFocus;
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, initialFocus, finalFocus, children } = props;
  const { root, portal, popup } = useInPlace();
  return (
    <Base.Root {...root} open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal {...portal}>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          {...popup}
          className="@container/dialog fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg border bg-raised shadow-pop transition duration-150 outline-none data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:inset-x-auto sm:top-[min(8dvh,5rem)] sm:bottom-auto sm:left-1/2 sm:max-h-[86dvh] sm:w-[34rem] sm:-translate-x-1/2 sm:rounded-lg"
        >
          <OverlayHeader title={title} description={description} className="px-5 py-4" />
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
