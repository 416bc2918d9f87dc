import { cloneElement, useId, useState } from 'react';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { type Keepable, keptAttribute } from '@/components/ui/on-demand';
import { overlays } from './overlays';

interface Opening {
  popup: 'menu' | 'dialog';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * The button that opens an overlay. If it is pressed before the code has loaded, the overlay opens as soon as it has.
 */
export function useTrigger(trigger: Keepable, { popup, open, onOpenChange }: Opening) {
  const [isWanted, setWanted] = useState(false);
  const code = overlays.useCode(isWanted || open);
  const kept = cloneElement(trigger, { [keptAttribute]: useId() });
  const want = (isNow: boolean) => {
    setWanted(isNow);
    onOpenChange?.(isNow);
  };
  const early = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onClick: () => want(true),
  };
  return {
    code,
    isWanted,
    trigger: kept,
    /** Shown until the code has loaded. */
    early: (
      <>
        {cloneElement(kept, early)}
        {(isWanted || open) && <AwaitedOverlay onClose={() => want(false)} />}
      </>
    ),
  };
}
