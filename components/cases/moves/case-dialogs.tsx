'use client';

import { lateDialog } from '@/components/ui/late-dialog';
import type { CaseDialogName, CaseDialogProps } from './case-dialog';

const CaseDialog = lateDialog(() => import('./all-case-dialogs').then((module) => module.CaseDialog));

export function CaseDialogs({ open, ...rest }: CaseDialogProps & { open: CaseDialogName | null }) {
  return open && <CaseDialog open={open} {...rest} />;
}
