'use client';

import { AwaitedOverlay } from './awaited-overlay';
import type { SheetProps } from './overlays/sheet';
import { overlays } from './overlays/overlays';

/** A dialog along a side of the screen, for something beside the page: a list, filters, a delivery. */
export function Sheet(props: SheetProps) {
  const code = overlays.useCode(props.open);
  if (code) return <code.Sheet {...props} />;
  return props.open && <AwaitedOverlay onClose={props.onClose} />;
}
