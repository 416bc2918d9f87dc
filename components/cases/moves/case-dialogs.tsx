'use client';

import dynamic from 'next/dynamic';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import type { CaseAction } from '@/lib/domain/cases/moves';
import type { CaseDialogProps } from './case-dialog';
import type { DirectMove } from './case-moves';

export type CaseDialogName =
  | Exclude<CaseAction, DirectMove>
  | 'review'
  | 'assign'
  | 'add'
  | 'take_back'
  | 'new_link';

/** Loaded when the first one is opened. */
const CaseDialog = dynamic(() => import('./all-case-dialogs').then((module) => module.CaseDialog), {
  ssr: false,
  loading: () => <AwaitedOverlay />,
});

export function CaseDialogs({ open, ...rest }: CaseDialogProps & { open: CaseDialogName | null }) {
  return open && <CaseDialog open={open} {...rest} />;
}
