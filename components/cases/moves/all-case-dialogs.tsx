import type { ComponentType } from 'react';
import { AddToCaseDialog } from './add-to-case-dialog';
import { AskDialog } from './ask-dialog';
import { AssignCaseDialog } from './assign-case-dialog';
import type { CaseDialogName, CaseDialogProps } from './case-dialog';
import { CloseCaseDialog } from './close-case-dialog';
import { EscalateCaseDialog } from './escalate-case-dialog';
import { NewLinkDialog } from './new-link-dialog';
import { RequestDocumentsDialog } from './request-documents-dialog';
import { SendToReviewDialog } from './send-to-review-dialog';
import { StopWaitingDialog } from './stop-waiting-dialog';

const dialogs: Record<CaseDialogName, ComponentType<CaseDialogProps>> = {
  request_client_input: RequestDocumentsDialog,
  request_internal_review: AskDialog,
  escalate: EscalateCaseDialog,
  close: CloseCaseDialog,
  review: SendToReviewDialog,
  take_back: StopWaitingDialog,
  new_link: NewLinkDialog,
  assign: AssignCaseDialog,
  add: AddToCaseDialog,
};

export function CaseDialog({ open, ...rest }: CaseDialogProps & { open: CaseDialogName }) {
  const Dialog = dialogs[open];
  return <Dialog {...rest} />;
}
