import { useMemo } from 'react';
import type { PolicyDraft, PolicyVersion } from '@/lib/domain/policies/schema';
import { ChangeTable } from './change-table';
import { changesOf } from './change-text';
import { DryRun } from './dry-run';

export interface DraftOfPolicy {
  draft: PolicyDraft;
  /** What it replaces. */
  policy: Pick<PolicyVersion, 'settings'>;
}

/** What a draft changes. */
export const useDraftChanges = ({ draft, policy }: DraftOfPolicy) =>
  useMemo(
    () => changesOf(draft.kind, policy.settings, draft.settings),
    [draft.kind, draft.settings, policy.settings],
  );

interface DraftChangesProps extends DraftOfPolicy {
  label: string;
}

/** What a draft changes, setting by setting, and for past cases. */
export function DraftChanges({ label, ...of }: DraftChangesProps) {
  const changes = useDraftChanges(of);
  if (changes.length === 0)
    return (
      <p className="px-4 py-3 text-sm text-muted">
        Its settings are those in force, so there is nothing to publish.
      </p>
    );
  return (
    <>
      <ChangeTable label={label} before="In force" after="Draft" changes={changes} />
      <DryRun draft={of.draft} />
    </>
  );
}
