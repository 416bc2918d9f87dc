import { useEffect, useRef } from 'react';

/**
 * Marks that something is about to open over the page. From then on, keys belong to it and not to the page
 * (`components/shell/use-shortcuts.ts`).
 */
export const awaitedAttribute = 'data-awaited';

/**
 * Stands in for an overlay whose code has not loaded.
 * @param onClose called by Escape, so that a user need not wait for code that does not load
 */
export function AwaitedOverlay({ onClose }: { onClose?: (() => void) | undefined }) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close.current?.();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <span role="status" aria-label="Loading" {...{ [awaitedAttribute]: '' }} className="sr-only" />;
}
