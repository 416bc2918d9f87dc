'use client';

import { FlaskConical, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PolicyDraft, PolicyVersion } from '@/lib/domain/policies/schema';
import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { useDryRun } from './policy-mutations';
import { PreviewResult } from './preview-result';
import { changesOf } from './change-text';
import { ChangeTable } from './change-table';
import { DiscardDialog } from './discard-dialog';
import { PublishDialog } from './publish-dialog';

interface DraftPanelProps {
  draft: PolicyDraft;
  policy: PolicyVersion;
  /** The button that edits the draft. */
  edit: ReactNode;
}

const publisherText = (isOwn: boolean) =>
  isOwn
    ? 'You changed this draft last, so another administrator must publish it.'
    : 'You can publish it, because someone else changed it last.';

export function DraftPanel({ draft, policy, edit }: DraftPanelProps) {
  const isOwn = useViewer().token === draft.author;
  const dryRun = useDryRun(draft.kind);
  const changes = changesOf(draft.kind, policy.settings, draft.settings);
  // A preview of another revision would be out of date.
  const preview = dryRun.data?.revision === draft.revision ? dryRun.data : undefined;
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const isSame = changes.length === 0;
  return (
    <Panel
      title="Draft"
      aside={
        <span className="text-xs text-muted">
          Revision {draft.revision}, <RelativeTime timestamp={draft.updated_at} form="text" /> by{' '}
          <UserName token={draft.author} />
        </span>
      }
    >
      {isSame ? (
        <p className="px-4 py-3 text-sm text-muted">
          Its settings are those in force, so there is nothing to publish.
        </p>
      ) : (
        <ChangeTable label="What the draft changes" before="In force" after="Draft" changes={changes} />
      )}
      {preview && <PreviewResult preview={preview} />}
      {dryRun.error && (
        <ProblemNotice className="mx-4 my-3" title="The dry run was refused" problem={dryRun.error} />
      )}
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        <p id="who-publishes" className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {isSame ? 'Change it, or discard it.' : publisherText(isOwn)}
        </p>
        <Button aria-haspopup="dialog" onClick={() => setAsked('discard')}>
          <Trash2 aria-hidden />
          Discard draft
        </Button>
        {edit}
        {!isSame && (
          <>
            <Button aria-disabled={dryRun.isPending} onClick={() => !dryRun.isPending && dryRun.mutate()}>
              <FlaskConical aria-hidden />
              {dryRun.isPending ? 'Running…' : 'Dry run'}
            </Button>
            <Button
              look="primary"
              aria-disabled={isOwn}
              aria-describedby="who-publishes"
              onClick={() => !isOwn && setAsked('publish')}
            >
              Publish
            </Button>
          </>
        )}
      </footer>
      {asked === 'publish' && (
        <PublishDialog
          draft={draft}
          changes={changes}
          dryRun={{ ...dryRun, preview }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'discard' && <DiscardDialog kind={draft.kind} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
