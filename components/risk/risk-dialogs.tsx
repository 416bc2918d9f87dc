'use client';

import { useEffect } from 'react';
import { lateDialog } from '@/components/ui/late-dialog';
import type { RiskDialogName } from './all-risk-dialogs';
import type { RiskDialogProps } from './override-dialog';

const load = () => import('./all-risk-dialogs').then((module) => module.RiskDialog);
const RiskDialog = lateDialog(load);

interface RiskDialogsProps extends Partial<RiskDialogProps> {
  open: RiskDialogName | null;
  onClose: () => void;
}

export function RiskDialogs({ open, assessment, onClose }: RiskDialogsProps) {
  // Preloaded, so that a dialog opens at once.
  useEffect(() => void load().catch(() => null), []);
  return open && assessment && <RiskDialog open={open} assessment={assessment} onClose={onClose} />;
}
