'use client';

import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readQuery } from '@/lib/api/query';
import type { PolicyKind, PolicyVersion } from '@/lib/domain/policies/schema';
import { ByUser } from '@/components/people/user-name';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { DraftPanel } from './draft-panel';
import { policyKinds } from './policy-kinds';
import { SettingsEditor } from './settings-editor';
import { SettingsView } from './settings-view';
import { VersionList } from './version-list';
import { VersionText } from './version-text';

/** A ref for the button that is replaced by what it opens. The button gets the focus back when that is closed. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

export function PolicyPage({ kind }: { kind: PolicyKind }) {
  const found = useQuery(readQuery('/v1/policies', {}));
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusAfter(isEditing);
  const policy = found.data?.data.find((each) => each.kind === kind);
  const { name, text } = policyKinds[kind];
  const draft = policy?.draft ?? null;
  const edit = (
    <Button ref={editButton} onClick={() => setEditing(true)}>
      <Pencil aria-hidden />
      {draft ? 'Change the draft' : 'Start a draft'}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 p-(--page-gutter)">
      <div>
        <Breadcrumb label="Policies" href="/settings/policies" />
        <h2 className="mt-1 text-lg font-semibold">{name}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {found.isError && (
        <ProblemNotice
          title="The policy could not be loaded"
          problem={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {!found.isError && !policy && (
        <div aria-busy>
          <Skeleton className="h-64" />
        </div>
      )}
      {policy && (
        <>
          {isEditing ? (
            <SettingsEditor
              kind={kind}
              settings={draft?.settings ?? policy.settings}
              onClose={() => setEditing(false)}
            />
          ) : (
            draft && <DraftPanel draft={draft} policy={policy} edit={edit} />
          )}
          <InForce policy={policy}>{!draft && !isEditing && edit}</InForce>
          <VersionList kind={kind} />
        </>
      )}
    </div>
  );
}

function InForce({ policy, children }: { policy: PolicyVersion; children: ReactNode }) {
  return (
    <Panel
      title="In force"
      aside={
        <span className="flex flex-1 flex-wrap items-center justify-end gap-3 text-xs text-muted">
          <span>
            <VersionText policy={policy} />
            {policy.published_by && (
              <>
                {' '}
                <ByUser token={policy.published_by} />
              </>
            )}
          </span>
          {children}
        </span>
      }
    >
      <SettingsView policy={policy} />
    </Panel>
  );
}
