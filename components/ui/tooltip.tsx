'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import { Kbd } from './kbd';

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right';
  /** A focusable element with an accessible name of its own. */
  children: ReactElement;
  className?: string;
}

export const TooltipProvider = Base.Provider;

export function Tooltip({ content, side = 'top', children, className }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
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

export const ShortcutHint = ({ label, keys }: { label: string; keys: string }) => (
  <span className="inline-flex items-center gap-2">
    {label}
    <Kbd keys={keys} className="[&_kbd]:border-canvas/40 [&_kbd]:bg-transparent [&_kbd]:text-canvas" />
  </span>
);
