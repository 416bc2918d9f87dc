'use client';

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { KeyForm } from './key-form';
import { ProblemNotice } from './problem-notice';

interface FormDialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  submitLook?: 'primary' | 'destructive';
  problemTitle: string;
  problem: unknown;
  isPending: boolean;
  isSubmitted: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Where focus goes after a submission, which may have removed the button that opened the dialog. */
  focusAfterSubmit?: () => HTMLElement | null;
  children: ReactNode;
}

const startAttribute = 'data-start';

/** Marks the field that has the focus at first, if it is not the first one. */
export const startHere = { [startAttribute]: '' };

/** Text typed into a closed list of choices would choose one of them, so it has the focus only if nothing else can. */
const startable = [
  ':is(input, select, textarea):not([aria-hidden="true"]), button:not([role="combobox"])',
  'button',
];

/** On touch screens the first field is not focused, because the keyboard would cover what should be read first. */
const firstField = (form: HTMLElement | null): HTMLElement | true =>
  window.matchMedia('(pointer: coarse)').matches ||
  ([`[${startAttribute}]`, ...startable]
    .map((selector) => form?.querySelector<HTMLElement>(selector))
    .find(Boolean) ??
    true);

export function FormDialog(props: FormDialogProps) {
  const { onClose, onSubmit, isPending, isSubmitted, problem } = props;

  // `isPending` is from the last render, and a second Enter may come before the next.
  const isSubmitting = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  /** Without a field, the button that does it, unless that destroys something. */
  const start = () => {
    const field = firstField(fields.current);
    return field === true && props.submitLook !== 'destructive' ? (confirm.current ?? true) : field;
  };

  const { asked, noteInput, close, keep } = useDiscarding(fields, onClose);
  useEffect(() => {
    if (problem) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || isSubmitting.current) return;
    isSubmitting.current = true;
    await onSubmit(event).finally(() => (isSubmitting.current = false));
  }

  return (
    <Dialog
      open
      onClose={close}
      title={props.title}
      description={props.description}
      initialFocus={start}
      finalFocus={() => (isSubmitted && props.focusAfterSubmit?.()) || true}
    >
      <KeyForm noValidate onSubmit={submit} onInput={noteInput} className="flex min-h-0 flex-col">
        <div ref={fields} className="flex flex-col gap-4 overflow-y-auto px-5 py-4">
          {props.children}
          {problem ? <ProblemNotice title={props.problemTitle} problem={problem} /> : null}
        </div>
        {asked ? (
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-5 py-3">
            <p role="alert" className="mr-auto text-sm font-medium">
              Discard what you wrote?
            </p>
            <Button ref={focusSoon} onClick={keep}>
              Keep writing
            </Button>
            <Button look="destructive" onClick={onClose}>
              Discard
            </Button>
          </footer>
        ) : (
          <footer className="flex justify-end gap-2 border-t px-5 py-3">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              ref={confirm}
              look={props.submitLook ?? 'primary'}
              type="submit"
              aria-disabled={isPending}
            >
              {isPending ? 'Saving…' : props.submitLabel}
            </Button>
          </footer>
        )}
      </KeyForm>
    </Dialog>
  );
}

/** Runs after the key press that opened the question has been handled. */
const focusSoon = (button: HTMLButtonElement | null) => void requestAnimationFrame(() => button?.focus());

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"])';

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLElement && target.matches(textFields);

/** Makes Escape, the close button and a click outside ask before written text is discarded. */
function useDiscarding(fields: RefObject<HTMLDivElement | null>, onClose: () => void) {
  const [asked, setAsked] = useState(false);
  const written = useRef(false);
  const from = useRef<Element | null>(null);
  const hasText = () =>
    [...(fields.current?.querySelectorAll<HTMLInputElement>(textFields) ?? [])].some(
      ({ value }) => value.trim() !== '',
    );
  const keep = () => {
    setAsked(false);
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  return {
    asked,
    keep,
    noteInput: ({ target }: FormEvent) => {
      if (isText(target)) written.current = true;
    },
    close: () => {
      if (asked) return keep();
      if (!written.current || !hasText()) return onClose();
      from.current = document.activeElement;
      setAsked(true);
    },
  };
}
