import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type AddressChange, type AddressOf, changedSearch, type Parameters } from './address';

let wasPushed = false;

/** Several changes in the same moment are one step back. */
function push(address: string): void {
  if (wasPushed) return window.history.replaceState(null, '', address);
  window.history.pushState(null, '', address);
  wasPushed = true;
  queueMicrotask(() => (wasPushed = false));
}

/** Returns a function for links such as tabs: the address of a screen after a change of its current state. */
export function useHref<Known extends Parameters>(path: string, known: Known) {
  const given = useSearchParams();
  return (change: AddressChange<Known>) => `${path}${changedSearch(given.toString(), known, change)}`;
}

/**
 * The state of a screen that is kept in its address, so that a link shows the same.
 * @param known defined outside the component
 * @param step whether Back returns to the previous state
 */
export function useAddress<Known extends Parameters>(known: Known, step: 'push' | 'replace' = 'replace') {
  const given = useSearchParams();
  const state = useMemo(
    () =>
      // The keys of `known`, each with the value that its parameter reads.
      Object.fromEntries(
        Object.entries(known).map(([name, read]) => [name, read(given.get(name))]),
      ) as AddressOf<Known>,
    [known, given],
  );
  const change = useCallback(
    (next: AddressChange<Known>) => {
      const { pathname, search, hash } = window.location;
      const changed = changedSearch(search, known, next);
      if (changed === search) return;
      const address = `${pathname}${changed}${hash}`;
      if (step === 'push') push(address);
      else window.history.replaceState(null, '', address);
    },
    [known, step],
  );
  return [state, change] as const;
}
