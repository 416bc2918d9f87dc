'use client';

import type { ReactNode } from 'react';
import { useComments } from '@/components/cases/comments/use-comments';
import { useCase, useParties } from '@/components/cases/use-case';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { NotLoaded } from '@/components/ui/not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { CaseHeader } from './case-header';
import { CaseTabs } from './case-tabs';

/** Loaded while the case is read. */
const comments = withPage(() => import('@/components/cases/comments/comments-pane'));

interface CaseFrameProps {
  token: string;
  /** The open tab. */
  children: ReactNode;
}

export function CaseFrame({ token, children }: CaseFrameProps) {
  const found = useCase(token);
  const { code, hasFailed } = comments.useArrival(true);
  const parties = useParties(token);
  // Requested with the rest, before the code of their pane has loaded.
  useComments(token);
  if (found.isError && !found.data)
    return (
      <NotLoaded
        thing="case"
        problem={found.error}
        onRetry={() => void found.refetch()}
        back={{ label: 'Go to cases', href: '/cases' }}
      />
    );
  const primary = parties.data?.find((party) => party.token === found.data?.primary_entity_token);
  const subject = primary ?? (parties.isPending ? undefined : null);
  return (
    <div className="@container/frame">
      <div className="@min-[57.5rem]/frame:grid @min-[57.5rem]/frame:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container/case min-w-0">
          <div className="border-b">
            {found.data ? <CaseHeader of={found.data} subject={subject} /> : <HeaderSkeleton />}
            <div className="mt-3 min-h-10">{found.data && <CaseTabs of={found.data} />}</div>
          </div>
          <div className="p-3 pb-8 @xl/case:p-4 @2xl/case:px-6">{children}</div>
        </div>
        {hasFailed && <CodeNotLoaded onRetry={() => void comments.load()} />}
        {code && <code.CommentsPane token={token} />}
      </div>
    </div>
  );
}

const HeaderSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 px-4 pt-4 @2xl/case:px-6">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-12 w-80 max-w-full" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <Skeleton className="h-5 w-72 max-w-full" />
  </div>
);
