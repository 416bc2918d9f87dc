import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'];

function subscribe(tell: () => void): () => void {
  for (const change of changes) window.addEventListener(change, tell);
  return () => changes.forEach((change) => window.removeEventListener(change, tell));
}

/** Whether the browser has a connection to a network. An open stream may take minutes to notice that it has none. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
