'use client';

import { type ComponentType, useEffect } from 'react';
import { lateDialog } from '@/components/ui/late-dialog';
import type { RiskDialogProps } from './override-dialog';

export type RiskDialogName = 'override' | 'refuse' | 'approve';

const load = {
  override: () => import('./override-dialog').then((module) => module.OverrideDialog),
  refuse: () => import('./override-dialog').then((module) => module.RefuseOverrideDialog),
  approve: () => import('./approve-dialog').then((module) => module.ApproveDialog),
};

const dialogs: Record<RiskDialogName, ComponentType<RiskDialogProps>> = {
  override: lateDialog(load.override),
  refuse: lateDialog(load.refuse),
  approve: lateDialog(load.approve),
};

interface RiskDialogsProps extends Partial<RiskDialogProps> {
  open: RiskDialogName | null;
  onClose: () => void;
}

export function RiskDialogs({ open, assessment, onClose }: RiskDialogsProps) {
  // Preloaded, so that a dialog opens at once.
  useEffect(() => {
    for (const loadDialog of Object.values(load)) void loadDialog().catch(() => null);
  }, []);
  if (!open || !assessment) return null;
  const Dialog = dialogs[open];
  return <Dialog assessment={assessment} onClose={onClose} />;
}
