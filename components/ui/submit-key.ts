import type { KeyboardEvent } from 'react';

/** ⌘Enter sends a form from any of its fields, also one of several lines, where Enter alone begins a line. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
