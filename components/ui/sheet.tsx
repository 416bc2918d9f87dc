'use client';

import { AwaitedOverlay } from './awaited-overlay';
import type { SheetProps } from './overlays/sheet';
import { overlays } from './overlays/overlays';
import { useReturnFocus } from './use-return-focus';

/** A dialog along a side of the screen, for something beside the page: a list, filters, a delivery. */
export function Sheet(props: SheetProps) {
  const code = overlays.useCode(props.open);
  const finalFocus = useReturnFocus(props.open, props.finalFocus);
  if (code) return <code.Sheet {...props} finalFocus={finalFocus} />;
  return props.open && <AwaitedOverlay onClose={props.onClose} />;
}
