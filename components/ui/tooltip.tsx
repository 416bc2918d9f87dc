'use client';

import { cloneElement, useId } from 'react';
import { Kbd } from './kbd';
import { keptAttribute } from './on-demand';
import { overlays } from './overlays/overlays';
import type { TooltipProps } from './overlays/tooltip';

export function Tooltip({ children, ...props }: TooltipProps) {
  const code = overlays.useCode();
  const kept = cloneElement(children, { [keptAttribute]: useId() });
  return code ? <code.Tooltip {...props}>{kept}</code.Tooltip> : kept;
}

export const ShortcutHint = ({ label, keys }: { label: string; keys: string }) => (
  <span className="inline-flex items-center gap-2">
    {label}
    <Kbd keys={keys} className="[&_kbd]:border-canvas/40 [&_kbd]:bg-transparent [&_kbd]:text-canvas" />
  </span>
);
