'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, useEffect } from 'react';
import { useViewer } from '@/components/shell/viewer';
import type { AlertDialogProps, DialogName } from './alert-dialog';
import { forgetOpenDialog, rememberOpenDialog } from './draft';
import type { OpenDialog } from './use-alert-dialogs';

const load = {
  resolve: () => import('./resolve-alert-dialog').then((module) => module.ResolveAlertDialog),
  escalate: () => import('./escalate-alert-dialog').then((module) => module.EscalateAlertDialog),
  assign: () => import('./assign-alert-dialog').then((module) => module.AssignAlertDialog),
};

const dialogs: Record<DialogName, ComponentType<AlertDialogProps>> = {
  resolve: dynamic(load.resolve),
  escalate: dynamic(load.escalate),
  assign: dynamic(load.assign),
};

interface AlertDialogsProps extends Pick<AlertDialogProps, 'onClose'> {
  open: OpenDialog | null;
  start: AlertDialogProps['onStart'];
}

export function AlertDialogs({ open, start, onClose }: AlertDialogsProps) {
  // In advance, so that a dialog opens at once and gets the keys pressed after its shortcut.
  useEffect(() => {
    for (const loadDialog of Object.values(load)) void loadDialog().catch(() => null);
  }, []);

  const { token: person } = useViewer();
  const dialog = open?.name;
  const alert = open?.alert.token;
  useEffect(() => {
    if (!dialog || !alert) return;
    rememberOpenDialog({ person, dialog, alert });
    return forgetOpenDialog;
  }, [person, dialog, alert]);

  if (!open) return null;
  const Dialog = dialogs[open.name];
  return <Dialog key={open.alert.token} alert={open.alert} onStart={start} onClose={onClose} />;
}
