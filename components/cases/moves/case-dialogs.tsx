'use client';

import dynamic from 'next/dynamic';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import type { CaseDialogName, CaseDialogProps } from './case-dialog';

/** Loaded when the first one is opened. */
const CaseDialog = dynamic(() => import('./all-case-dialogs').then((module) => module.CaseDialog), {
  ssr: false,
  loading: () => <AwaitedOverlay />,
});

export function CaseDialogs({ open, ...rest }: CaseDialogProps & { open: CaseDialogName | null }) {
  return open && <CaseDialog open={open} {...rest} />;
}
