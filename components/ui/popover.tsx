'use client';

import type { PopoverProps } from './overlays/popover';
import { useTrigger } from './overlays/use-trigger';

/** A small panel beside its button, for a few fields or facts that do not need a dialog. */
export function Popover(props: PopoverProps) {
  const { code, isWanted, trigger, early } = useTrigger(props.trigger, { ...props, popup: 'dialog' });
  return code ? <code.Popover {...props} trigger={trigger} defaultOpen={isWanted} /> : early;
}
