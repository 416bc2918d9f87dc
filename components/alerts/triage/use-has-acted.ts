import { useSyncExternalStore } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

let hasActed = false;

function subscribe(tell: () => void): () => void {
  if (hasActed) return () => {};
  const note = () => {
    hasActed = true;
    tell();
  };
  const options = { once: true, capture: true, passive: true };
  for (const sign of signs) window.addEventListener(sign, note, options);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, note, options);
  };
}

/** Whether the user has used the page, and not only opened it. */
export const useHasActed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  );
