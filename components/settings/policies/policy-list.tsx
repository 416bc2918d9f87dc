'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { readQuery } from '@/lib/api/query';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { policyKinds, isPolicyKind } from './policy-kinds';
import { isSame } from './settings-path';
import { VersionText } from './version-text';

export function PolicyList() {
  const found = useQuery(readQuery('/v1/policies', {}));
  const inForce = (kind: string) => found.data?.data.find((each) => each.kind === kind);
  if (found.isError)
    return (
      <ProblemNotice
        className="m-(--page-gutter) max-w-3xl"
        title="The policies could not be loaded"
        problem={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  return (
    <div className="max-w-5xl p-(--page-gutter)">
      <Panel title="Policies" note="Rules of this project">
        <ul aria-busy={found.isPending}>
          {Object.entries(policyKinds).map(([kind, { name, text }]) => {
            const policy = isPolicyKind(kind) ? inForce(kind) : undefined;
            return (
              <li key={kind} className="border-b last:border-b-0">
                <Link
                  href={`/settings/policies/${kind}`}
                  prefetch={false}
                  className="flex items-center gap-4 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">{name}</span>
                    <span className="block text-muted">{text}</span>
                  </span>
                  <span className="shrink-0 text-right text-xs text-muted">
                    {policy ? <VersionText policy={policy} /> : <Skeleton className="h-4 w-24" />}
                    {policy?.draft && (
                      <span className="tone-info block font-medium text-tone">
                        {isSame(policy.draft.settings, policy.settings)
                          ? 'Draft without changes'
                          : 'Draft to publish'}
                      </span>
                    )}
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
                </Link>
              </li>
            );
          })}
        </ul>
      </Panel>
      <p className="mt-3 max-w-2xl text-sm text-muted">
        A change is saved as a draft, previewed on past cases and published by another administrator. It
        applies to decisions from then on.
      </p>
    </div>
  );
}
