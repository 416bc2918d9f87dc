'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CaseDialogProps } from './case-dialog';
import { useStopWaiting } from './use-case-moves';

/** Withdraws the request to the client. */
export function StopWaitingDialog({ of, onClose }: CaseDialogProps) {
  return (
    <ConfirmDialog
      title="Withdraw the request?"
      label="Withdraw the request"
      refused="The request could not be withdrawn"
      change={useStopWaiting(of.token)}
      onClose={onClose}
    >
      The case goes to review and its deadline runs again. The client’s link will say that nothing more is
      needed, and uploads that were not submitted are erased. During review you cannot ask the client again.
    </ConfirmDialog>
  );
}
