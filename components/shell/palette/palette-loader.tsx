'use client';

import { lazy, Suspense, useState } from 'react';
import type { FrameProps } from '../frame';

const LoadedPalette = lazy(() => import('./palette'));

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  frame: FrameProps;
}

/** Its code is loaded when it is first opened. */
export function Palette(props: PaletteProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return <Suspense>{wasOpened && <LoadedPalette {...props} />}</Suspense>;
}
