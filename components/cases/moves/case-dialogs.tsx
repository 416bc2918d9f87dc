'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import type { CaseAction } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';
import type { CaseDialogProps } from './case-dialog';
import type { DirectMove } from './case-moves';

export type CaseDialogName =
  | Exclude<CaseAction, DirectMove>
  | 'review'
  | 'assign'
  | 'add'
  | 'take_back'
  | 'new_link';

const loading = () => <AwaitedOverlay />;

/** Each dialog is loaded with its form when it is opened. */
const dialogs: Record<CaseDialogName, ComponentType<CaseDialogProps>> = {
  request_client_input: dynamic(
    () => import('./request-documents-dialog').then((module) => module.RequestDocumentsDialog),
    { ssr: false, loading },
  ),
  request_internal_review: dynamic(() => import('./ask-dialog').then((module) => module.AskDialog), {
    ssr: false,
    loading,
  }),
  escalate: dynamic(() => import('./escalate-case-dialog').then((module) => module.EscalateCaseDialog), {
    ssr: false,
    loading,
  }),
  close: dynamic(() => import('./close-case-dialog').then((module) => module.CloseCaseDialog), {
    ssr: false,
    loading,
  }),
  review: dynamic(() => import('./send-to-review-dialog').then((module) => module.SendToReviewDialog), {
    ssr: false,
    loading,
  }),
  take_back: dynamic(() => import('./stop-waiting-dialog').then((module) => module.StopWaitingDialog), {
    ssr: false,
    loading,
  }),
  new_link: dynamic(() => import('./new-link-dialog').then((module) => module.NewLinkDialog), {
    ssr: false,
    loading,
  }),
  assign: dynamic(() => import('./assign-case-dialog').then((module) => module.AssignCaseDialog), {
    ssr: false,
    loading,
  }),
  add: dynamic(() => import('./add-to-case-dialog').then((module) => module.AddToCaseDialog), {
    ssr: false,
    loading,
  }),
};

interface CaseDialogsProps {
  of: Case;
  open: CaseDialogName | null;
  onClose: () => void;
}

export function CaseDialogs({ of, open, onClose }: CaseDialogsProps) {
  if (open === null) return null;
  const Dialog = dialogs[open];
  return <Dialog of={of} onClose={onClose} />;
}
