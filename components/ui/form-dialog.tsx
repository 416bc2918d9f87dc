'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { ProblemNotice } from './problem-notice';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  problemTitle: string;
  problem: unknown;
  isPending: boolean;
  /** False when the form says itself what is wrong with it. */
  onSubmit: () => boolean;
  /** Where the focus goes after a submission: what opened the dialog may be gone by then. */
  focusAfterSubmit?: () => HTMLElement | null;
  children: ReactNode;
}

const wrongControl = ':is(input, textarea, button)[data-invalid]';

export function FormDialog(props: FormDialogProps) {
  const { open, onClose, onSubmit, isPending, problem } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    isSubmitted.current = onSubmit();
    if (!isSubmitted.current) {
      // The messages are rendered first, so that the field is announced with its own.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrongControl)?.focus());
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={props.title}
      description={props.description}
      finalFocus={() => (isSubmitted.current && props.focusAfterSubmit?.()) || true}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 flex-col">
        <div className="flex flex-col gap-4 overflow-y-auto px-5 py-4">
          {props.children}
          {problem ? <ProblemNotice title={props.problemTitle} problem={problem} /> : null}
        </div>
        <footer className="flex justify-end gap-2 border-t px-5 py-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" aria-disabled={isPending}>
            {isPending ? 'Saving…' : props.submitLabel}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
