'use client';

import type { ComponentType } from 'react';
import type { AlertDialogProps } from './alert-dialog';
import { AssignAlertDialog } from './assign-alert-dialog';
import { EscalateAlertDialog } from './escalate-alert-dialog';
import { ResolveAlertDialog } from './resolve-alert-dialog';
import type { DialogName, OpenDialog } from './use-alert-dialogs';

const dialogs: Record<DialogName, ComponentType<AlertDialogProps>> = {
  resolve: ResolveAlertDialog,
  escalate: EscalateAlertDialog,
  assign: AssignAlertDialog,
};

export function AlertDialogs({ open, onClose }: { open: OpenDialog | null; onClose: () => void }) {
  if (!open) return null;
  const Dialog = dialogs[open.name];
  return <Dialog key={open.alert.token} alert={open.alert} onClose={onClose} />;
}
