'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { KeyForm } from './key-form';
import { ProblemNotice } from './problem-notice';

interface FormDialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  problemTitle: string;
  problem: unknown;
  isPending: boolean;
  isSubmitted: boolean;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Where focus goes after a submission, which may have removed the button that opened the dialog. */
  focusAfterSubmit?: () => HTMLElement | null;
  children: ReactNode;
}

/** A keyboard on the screen would cover what is to be read first. */
const firstField = (fields: HTMLElement | null): HTMLElement | true =>
  window.matchMedia('(pointer: coarse)').matches ||
  (fields?.querySelector<HTMLElement>('input, select, textarea, button') ?? true);

export function FormDialog(props: FormDialogProps) {
  const { onClose, onSubmit, isPending, isSubmitted, problem } = props;

  // `isPending` is of the last render: a second Enter may come before the next.
  const isSubmitting = useRef(false);
  const fields = useRef<HTMLDivElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || isSubmitting.current) return;
    isSubmitting.current = true;
    await onSubmit(event).finally(() => (isSubmitting.current = false));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
      description={props.description}
      initialFocus={() => firstField(fields.current)}
      finalFocus={() => (isSubmitted && props.focusAfterSubmit?.()) || true}
    >
      <KeyForm noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div ref={fields} className="flex flex-col gap-4 overflow-y-auto px-5 py-4">
          {props.children}
          {problem ? <ProblemNotice title={props.problemTitle} problem={problem} /> : null}
        </div>
        <footer className="flex justify-end gap-2 border-t px-5 py-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={isPending}>
            {isPending ? 'Saving…' : props.submitLabel}
          </Button>
        </footer>
      </KeyForm>
    </Dialog>
  );
}
