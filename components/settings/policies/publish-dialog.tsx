import { FlaskConical } from 'lucide-react';
import type { PolicyDraft, PolicyPreview } from '@/lib/domain/policies/schema';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { ChangeTable } from './change-table';
import type { ChangeText } from './change-text';
import { policyEffects } from './policy-effects';
import { policyKinds } from './policy-kinds';
import { usePublish } from './policy-mutations';
import { PreviewResult } from './preview-result';

interface DryRun {
  /** Of this revision; undefined before a dry run. */
  preview: PolicyPreview | undefined;
  error: unknown;
  isPending: boolean;
  mutate: () => void;
}

interface PublishDialogProps {
  draft: PolicyDraft;
  changes: readonly ChangeText[];
  dryRun: DryRun;
  onClose: () => void;
}

/** Says what a draft changes, what it applies to and what a dry run found, before it is published. */
export function PublishDialog({ draft, changes, dryRun, onClose }: PublishDialogProps) {
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
        <ChangeTable label="What is published" before="In force" after="From now on" changes={changes} />
        <Effect {...dryRun} />
      </div>
    </ConfirmDialog>
  );
}

function Effect({ preview, error, isPending, mutate }: DryRun) {
  if (preview) return <PreviewResult preview={preview} />;
  return (
    <>
      {error ? <ProblemNotice className="m-3" title="The dry run was refused" problem={error} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3">
        <p className="text-muted">No dry run was made: what it changes for past cases is not known.</p>
        <Button size="small" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
          <FlaskConical aria-hidden />
          {isPending ? 'Running…' : 'Dry run'}
        </Button>
      </div>
    </>
  );
}
