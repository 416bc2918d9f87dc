import type { PolicyDraft } from '@/lib/domain/policies/schema';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ChangeTable } from './change-table';
import type { ChangeText } from './change-text';
import { policyEffects } from './policy-effects';
import { policyKinds } from './policy-kinds';
import { usePublish } from './policy-mutations';

interface PublishDialogProps {
  draft: PolicyDraft;
  changes: readonly ChangeText[];
  onClose: () => void;
}

/** Says what a draft changes, and what it applies to, before it is published. */
export function PublishDialog({ draft, changes, onClose }: PublishDialogProps) {
  const next = draft.replaces_version + 1;
  return (
    <ConfirmDialog
      title={`Publish version ${next} of “${policyKinds[draft.kind].name}”?`}
      label={`Publish version ${next}`}
      refused="The draft was not published"
      change={usePublish(draft)}
      onClose={onClose}
    >
      <p className="font-medium">Applies to</p>
      <p className="mb-3">{policyEffects[draft.kind]}</p>
      <div className="-mx-2 rounded-md border">
        <ChangeTable label="What is published" before="In force" after="From now on" changes={changes} />
      </div>
    </ConfirmDialog>
  );
}
