'use client';

import type { DialogProps } from './overlays/dialog';
import { overlays } from './overlays/overlays';

export function Dialog(props: DialogProps) {
  const code = overlays.useCode(props.open);
  return code && <code.Dialog {...props} />;
}
