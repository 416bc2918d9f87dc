import { ApproveDialog } from './approve-dialog';
import { OverrideDialog, RefuseOverrideDialog, type RiskDialogProps } from './override-dialog';

const dialogs = { override: OverrideDialog, refuse: RefuseOverrideDialog, approve: ApproveDialog };

export type RiskDialogName = keyof typeof dialogs;

export function RiskDialog({ open, ...rest }: RiskDialogProps & { open: RiskDialogName }) {
  const Dialog = dialogs[open];
  return <Dialog {...rest} />;
}
