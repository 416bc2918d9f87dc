'use client';

import type { ReactNode } from 'react';
import { useComments } from '@/components/cases/comments/use-comments';
import { useCase, useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { useAssessments } from '@/components/risk/use-risk';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { isMissing } from '@/components/ui/is-missing';
import { NotLoaded } from '@/components/ui/not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { BeforeApprovalSkeleton } from './before-approval-skeleton';
import { CaseHeader } from './case-header';
import { CaseTabs } from './case-tabs';
import { CutLists } from './cut-lists';
import { useStatusChanges } from './use-status-changes';

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
  // Requested with the case, because the header and the pane that show them are drawn later.
  useComments(token);
  useCaseAlerts(token);
  useChecks(token);
  useAssessments(token);
  useStatusChanges(token);
  if (found.isError && (!found.data || isMissing(found.error)))
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
          {/* On a phone, the comments below it begin under the first screen, so that they do not move in sight. */}
          <div className="p-3 pb-8 @max-[57.5rem]/frame:min-h-[60dvh] @xl/case:p-4 @2xl/case:px-6">
            <CutLists token={token} />
            {children}
          </div>
        </div>
        {hasFailed && <CodeNotLoaded onRetry={() => void comments.load()} />}
        {code && <code.CommentsPane token={token} />}
      </div>
    </div>
  );
}

/** As high as the header of an open case. On a phone the actions have a line of their own. */
const HeaderSkeleton = () => (
  <div
    aria-busy
    className="flex flex-col gap-4 px-4 pt-4 @max-xl/case:gap-3 @max-xl/case:pt-3 @2xl/case:px-6"
  >
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-12 w-80 max-w-full" />
    <Skeleton className="hidden h-8 @max-xl/case:block" />
    <Skeleton className="h-5 w-96 max-w-full @max-xl/case:h-9" />
    <Skeleton className="h-5 w-72 max-w-full @max-xl/case:h-12" />
    <BeforeApprovalSkeleton />
  </div>
);
