import type { ReactNode } from 'react';
import { FormDialog } from '@/components/ui/form-dialog';

interface ConfirmDialogProps {
  title: string;
  submitLabel: string;
  problemTitle: string;
  mutation: { isPending: boolean; isSuccess: boolean; error: unknown };
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
}

export function ConfirmDialog({ mutation, onConfirm, children, ...dialog }: ConfirmDialogProps) {
  return (
    <FormDialog
      {...dialog}
      problem={mutation.error}
      isPending={mutation.isPending}
      isSubmitted={mutation.isSuccess}
      onSubmit={async () => onConfirm()}
    >
      <div className="text-sm">{children}</div>
    </FormDialog>
  );
}
