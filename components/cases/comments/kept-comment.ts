import { useSyncExternalStore } from 'react';

const keyOf = (person: string, caseToken: string) => `probity.comment.${person}.${caseToken}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What a person has written about a case and not sent. */
export const recallComment = (person: string, caseToken: string): string =>
  sessionStorage.getItem(keyOf(person, caseToken)) ?? '';

/** For a session that ends by itself, and for a case that is left and come back to. Signing out clears it. */
export function keepComment(person: string, caseToken: string, text: string): void {
  const key = keyOf(person, caseToken);
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** The comment, as far as it is written. */
export const useKeptComment = (person: string, caseToken: string): string =>
  useSyncExternalStore(
    subscribe,
    () => recallComment(person, caseToken),
    () => '',
  );
