'use client';

import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CaseDialogProps } from './case-dialog';
import { useStopWaiting } from './use-case-moves';

/** Takes back what the client was asked for. */
export function StopWaitingDialog({ of, onClose }: CaseDialogProps) {
  return (
    <ConfirmDialog
      title="Take back the request?"
      label="Take back the request"
      refused="The request could not be taken back"
      change={useStopWaiting(of.token)}
      onClose={onClose}
    >
      The case goes to review, and its clock goes on. The client’s link says that nothing more is needed, and
      what they have not sent is erased. In review the client cannot be asked again.
    </ConfirmDialog>
  );
}
