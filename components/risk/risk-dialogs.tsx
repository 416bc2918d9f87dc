'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { RiskDialogProps } from './override-dialog';

export type RiskDialogName = 'override' | 'approve';

/** Loaded when one opens: their schemas bring zod (docs/adr/0078). */
const dialogs: Record<RiskDialogName, ComponentType<RiskDialogProps>> = {
  override: dynamic(() => import('./override-dialog').then((module) => module.OverrideDialog)),
  approve: dynamic(() => import('./approve-dialog').then((module) => module.ApproveDialog)),
};

interface RiskDialogsProps extends Partial<RiskDialogProps> {
  open: RiskDialogName | null;
  onClose: () => void;
}

export function RiskDialogs({ open, assessment, onClose }: RiskDialogsProps) {
  if (!open || !assessment) return null;
  const Dialog = dialogs[open];
  return <Dialog assessment={assessment} onClose={onClose} />;
}
