'use client';

import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ByUser } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { RelativeTime } from '@/components/ui/relative-time';
import { DiscardDialog } from './discard-dialog';
import { DraftChanges, type DraftOfPolicy, useDraftChanges } from './draft-changes';
import { PublishDialog } from './publish-dialog';

interface DraftPanelProps extends DraftOfPolicy {
  /** The button that edits the draft. */
  edit: ReactNode;
}

const publisherText = (isOwn: boolean) =>
  isOwn
    ? 'You changed this draft last, so another administrator must publish it.'
    : 'You can publish it, because someone else changed it last.';

export function DraftPanel({ draft, policy, edit }: DraftPanelProps) {
  const isOwn = useViewer().token === draft.author;
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const isSame = useDraftChanges({ draft, policy }).length === 0;
  return (
    <Panel
      title="Draft"
      aside={
        <span className="text-xs text-muted">
          Revision {draft.revision}, <RelativeTime timestamp={draft.updated_at} form="text" />{' '}
          <ByUser token={draft.author} />
        </span>
      }
    >
      <DraftChanges label="What the draft changes" draft={draft} policy={policy} />
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
          <Button
            look="primary"
            aria-disabled={isOwn}
            aria-describedby="who-publishes"
            onClick={() => !isOwn && setAsked('publish')}
          >
            Publish
          </Button>
        )}
      </footer>
      {asked === 'publish' && <PublishDialog draft={draft} policy={policy} onClose={() => setAsked(null)} />}
      {asked === 'discard' && <DiscardDialog kind={draft.kind} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
