'use client';

import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PolicyDraft, PolicyVersion } from '@/lib/domain/policies/schema';
import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { useDryRun, usePublish } from './policy-mutations';
import { PreviewResult } from './preview-result';
import { type ChangeText, changesOf } from './change-text';

interface DraftPanelProps {
  draft: PolicyDraft;
  policy: PolicyVersion;
  /** The button that changes it. */
  edit: ReactNode;
}

export function DraftPanel({ draft, policy, edit }: DraftPanelProps) {
  const isOwn = useViewer().token === draft.author;
  const dryRun = useDryRun(draft.kind);
  const publish = usePublish(draft.kind);
  const changes = changesOf(draft.kind, policy.settings, draft.settings);
  // Of another revision it would tell what is no longer so.
  const preview = dryRun.data?.revision === draft.revision ? dryRun.data : undefined;
  const mayPublish = !isOwn && !publish.isPending;
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
      {changes.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">It is identical to the version in force.</p>
      ) : (
        <ChangeTable changes={changes} />
      )}
      {preview && <PreviewResult preview={preview} />}
      {[dryRun.error, publish.error].map(
        (problem, place) =>
          problem && (
            <ProblemNotice
              key={place === 0 ? 'dry run' : 'publish'}
              className="mx-4 my-3"
              title={place === 0 ? 'The dry run was refused' : 'The draft was not published'}
              problem={problem}
            />
          ),
      )}
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        <p id="who-publishes" className="min-w-0 flex-1 basis-60 text-sm text-muted">
          {isOwn
            ? 'You changed this draft last, so another administrator must publish it.'
            : 'You can publish it, because someone else changed it last.'}
        </p>
        {edit}
        <Button aria-disabled={dryRun.isPending} onClick={() => !dryRun.isPending && dryRun.mutate()}>
          <FlaskConical aria-hidden />
          {dryRun.isPending ? 'Running…' : 'Dry run'}
        </Button>
        <Button
          look="primary"
          aria-disabled={!mayPublish}
          aria-describedby="who-publishes"
          onClick={() => mayPublish && publish.mutate(draft.revision)}
        >
          {publish.isPending ? 'Publishing…' : 'Publish'}
        </Button>
      </footer>
    </Panel>
  );
}

function ChangeTable({ changes }: { changes: readonly ChangeText[] }) {
  return (
    <table aria-label="What the draft changes" className="w-full table-fixed text-sm">
      <thead>
        <tr className="text-left text-xs text-muted">
          {['Setting', 'In force', 'Draft'].map((name) => (
            <th key={name} scope="col" className="border-b px-2 py-2 font-medium first:pl-4 last:pr-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={`${name} ${before} ${after}`} className="wrap-anywhere">
            <th scope="row" className="border-b px-2 py-2 pl-4 text-left font-normal">
              {name}
            </th>
            <td className="border-b px-2 py-2 text-muted">{before}</td>
            <td className="border-b px-2 py-2 pr-4 font-medium">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
