'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, useEffect } from 'react';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import type { RiskDialogProps } from './override-dialog';

export type RiskDialogName = 'override' | 'refuse' | 'approve';

/** Kept out of the page's first script, because their schemas load zod (docs/adr/0078). */
const load = {
  override: () => import('./override-dialog').then((module) => module.OverrideDialog),
  refuse: () => import('./override-dialog').then((module) => module.RefuseOverrideDialog),
  approve: () => import('./approve-dialog').then((module) => module.ApproveDialog),
};

const dialogs: Record<RiskDialogName, ComponentType<RiskDialogProps>> = {
  override: dynamic(load.override, { ssr: false, loading: () => <AwaitedOverlay /> }),
  refuse: dynamic(load.refuse, { ssr: false, loading: () => <AwaitedOverlay /> }),
  approve: dynamic(load.approve, { ssr: false, loading: () => <AwaitedOverlay /> }),
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
