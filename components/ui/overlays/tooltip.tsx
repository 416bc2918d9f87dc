'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Keepable } from '@/components/ui/on-demand';

export interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right';
  /** A focusable element with its own accessible name. */
  children: Keepable;
  className?: string;
}

const delayMs = 400;

export function Tooltip({ content, side = 'top', children, className }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={delayMs} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-60">
          <Base.Popup
            className={classNames(
              'max-w-72 rounded-sm bg-ink px-2 py-1 text-xs text-canvas shadow-pop',
              className,
            )}
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
