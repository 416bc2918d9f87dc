import { useSyncExternalStore } from 'react';

const keyOf = (person: string, caseToken: string) => `probity.comment.${person}.${caseToken}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The unsent comment that a user has written on a case. */
export const recallComment = (person: string, caseToken: string): string =>
  sessionStorage.getItem(keyOf(person, caseToken)) ?? '';

/** Keeps the text when a session expires or the user leaves the case. Signing out clears it. */
export function keepComment(person: string, caseToken: string, text: string): void {
  const key = keyOf(person, caseToken);
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The unsent comment, updated as it is written. */
export const useKeptComment = (person: string, caseToken: string): string =>
  useSyncExternalStore(
    subscribe,
    () => recallComment(person, caseToken),
    () => '',
  );
