'use client';

import { AwaitedOverlay } from './awaited-overlay';
import type { DialogProps } from './overlays/dialog';
import { overlays } from './overlays/overlays';

export function Dialog(props: DialogProps) {
  const code = overlays.useCode(props.open);
  if (code) return <code.Dialog {...props} />;
  return props.open && <AwaitedOverlay onClose={props.onClose} />;
}
