'use client';

import { AwaitedOverlay } from './awaited-overlay';
import type { DialogProps } from './overlays/dialog';
import { overlays } from './overlays/overlays';
import { useReturnFocus } from './use-return-focus';

export function Dialog(props: DialogProps) {
  const code = overlays.useCode(props.open);
  const finalFocus = useReturnFocus(props.open, props.finalFocus);
  if (code) return <code.Dialog {...props} finalFocus={finalFocus} />;
  return props.open && <AwaitedOverlay onClose={props.onClose} />;
}
