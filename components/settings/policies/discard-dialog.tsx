import type { PolicyKind } from '@/lib/domain/policies/schema';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { policyKinds } from './policy-kinds';
import { useDiscardDraft } from './policy-mutations';

interface DiscardDialogProps {
  kind: PolicyKind;
  onClose: () => void;
}

/** Asks before a draft is discarded, because it cannot be restored. */
export function DiscardDialog({ kind, onClose }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={`Discard the draft of “${policyKinds[kind].name}”?`}
      label="Discard draft"
      look="destructive"
      refused="The draft was not discarded"
      change={useDiscardDraft(kind)}
      onClose={onClose}
    >
      Its changes are lost. The version in force stays.
    </ConfirmDialog>
  );
}
