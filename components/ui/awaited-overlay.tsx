import { type ReactNode, useEffect } from 'react';

/**
 * Marks that something is about to open over the page. From then on, keys belong to it and not to the page
 * (`components/shell/use-shortcuts.ts`).
 */
export const awaitedAttribute = 'data-awaited';

interface AwaitedOverlayProps {
  /** Called by Escape, so that a user need not wait for code that does not load. */
  onClose?: () => void;
  /** What is already there of it. */
  children?: ReactNode;
}

/** Stands in for an overlay whose code has not loaded. */
export function AwaitedOverlay({ onClose, children }: AwaitedOverlayProps) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose?.();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <>
      {children}
      <span role="status" {...{ [awaitedAttribute]: '' }} className="sr-only">
        Loading…
      </span>
    </>
  );
}
