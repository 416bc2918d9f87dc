import type { ComponentProps, KeyboardEvent } from 'react';
import { Kbd } from './kbd';

function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A form that ⌘Enter submits from any field, even from a text area, where Enter alone starts a new line. */
export const KeyForm = (props: Omit<ComponentProps<'form'>, 'onKeyDown'>) => (
  // The fields' key events bubble up to the form.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  <form {...props} onKeyDown={submitByKey} />
);

/** The hint for it in the form's button. */
export const CommitKeys = () => (
  <Kbd keys="⌘ ↵" className="[&_kbd]:border-on-accent/40 [&_kbd]:bg-transparent [&_kbd]:text-current" />
);
