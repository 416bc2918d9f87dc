import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DraftChanges, type DraftOfPolicy } from './draft-changes';
import { policyEffects } from './policy-effects';
import { policyKinds } from './policy-kinds';
import { usePublish } from './policy-mutations';

interface PublishDialogProps extends DraftOfPolicy {
  onClose: () => void;
}

/** Says what a draft changes, what it applies to and what it would have changed, before it is published. */
export function PublishDialog({ draft, policy, onClose }: PublishDialogProps) {
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
      <div className="rounded-md border">
        <DraftChanges label="What is published" draft={draft} policy={policy} />
      </div>
    </ConfirmDialog>
  );
}
