import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { InPlace } from '@/components/ui/overlays/in-place';
import { overlays } from '@/components/ui/overlays/overlays';

interface OpenProps {
  /** Includes the height, because what opens over a page has none in it. */
  className: string;
  children: ReactNode;
}

/**
 * A window of its own for an overlay that is open from the start: a picture of it, which takes no focus and no keys. Shown
 * once its code is there, so that nothing waits.
 */
export function Open({ className, children }: OpenProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const code = overlays.useCode(true);
  return (
    <div
      ref={setPlace}
      inert
      className={classNames('relative overflow-hidden rounded-md border contain-layout', className)}
    >
      {place && code && <InPlace value={place}>{children}</InPlace>}
    </div>
  );
}
