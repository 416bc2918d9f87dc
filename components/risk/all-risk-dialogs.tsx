import type { ComponentType } from 'react';
import { ApproveDialog } from './approve-dialog';
import { OverrideDialog, RefuseOverrideDialog, type RiskDialogProps } from './override-dialog';
import type { RiskDialogName } from './risk-dialogs';

const dialogs: Record<RiskDialogName, ComponentType<RiskDialogProps>> = {
  override: OverrideDialog,
  refuse: RefuseOverrideDialog,
  approve: ApproveDialog,
};

export function RiskDialog({ open, ...rest }: RiskDialogProps & { open: RiskDialogName }) {
  const Dialog = dialogs[open];
  return <Dialog {...rest} />;
}
