'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog';

interface ConfirmDialogProps<Output> {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  label: string;
  /** `destructive` if something is removed permanently. */
  look?: 'primary' | 'destructive';
  /** Shown if it is refused, as in "The entry could not be removed". */
  refused?: string;
  change: UseMutationResult<Output, Error, void>;
  onClose: () => void;
  onDone?: (output: Output) => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog<Output>(props: ConfirmDialogProps<Output>) {
  const { title, children, label, look, refused = 'That was refused', change, onClose, onDone } = props;
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={label}
      submitLook={look}
      problemTitle={refused}
      problem={change.error}
      isPending={change.isPending}
      isSubmitted={change.isSuccess}
      onSubmit={async () =>
        change.mutate(undefined, {
          onSuccess: (output) => {
            onClose();
            onDone?.(output);
          },
        })
      }
    >
      <div className="text-sm">{children}</div>
    </FormDialog>
  );
}
