import type { ComponentProps, KeyboardEvent } from 'react';

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** ⌘Enter sends it from any of its fields, also one of several lines, where Enter alone begins a line. */
export const KeyForm = (props: Omit<ComponentProps<'form'>, 'onKeyDown'>) => (
  // A key that its fields send up to it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <form {...props} onKeyDown={submitByKey} />
);
