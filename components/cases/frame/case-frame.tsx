'use client';

import { SearchX } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ProbityError } from '@/clients/typescript/src/problem';
import { useCase, useParties } from '@/components/cases/use-case';
import { buttonStyle } from '@/components/ui/button';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { onDemand } from '@/components/ui/on-demand';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { CaseHeader } from './case-header';
import { CaseTabs } from './case-tabs';

/** They come while the case is read. */
const comments = onDemand(() => import('@/components/cases/comments/comments-pane'));

interface CaseFrameProps {
  token: string;
  /** The tab that is open. */
  children: ReactNode;
}

export function CaseFrame({ token, children }: CaseFrameProps) {
  const found = useCase(token);
  const { code, hasFailed } = comments.useArrival(true);
  const parties = useParties(token);
  if (found.isError && !found.data)
    return <NotLoaded problem={found.error} onRetry={() => void found.refetch()} />;
  const subject = parties.data?.find((party) => party.token === found.data?.primary_entity_token);
  return (
    <div className="@container/frame">
      <div className="@min-[57.5rem]/frame:grid @min-[57.5rem]/frame:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container/case min-w-0">
          <div className="border-b">
            {found.data ? <CaseHeader of={found.data} subject={subject} /> : <HeaderSkeleton />}
            <div className="mt-3 min-h-10">{found.data && <CaseTabs of={found.data} />}</div>
          </div>
          <div className="p-3 pb-8 sm:p-4 md:px-6">{children}</div>
        </div>
        {hasFailed && <CodeNotLoaded onRetry={() => void comments.load()} />}
        {code && <code.CommentsPane token={token} />}
      </div>
    </div>
  );
}

const HeaderSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 px-4 pt-4 md:px-6">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-12 w-80 max-w-full" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <Skeleton className="h-5 w-72 max-w-full" />
  </div>
);

function NotLoaded({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  if (problem instanceof ProbityError && [400, 404].includes(problem.status)) {
    return (
      <EmptyState icon={SearchX} title="Case not found">
        <p>It may belong to another project, or the link may be wrong.</p>
        <Link href="/cases" className={buttonStyle()}>
          Go to cases
        </Link>
      </EmptyState>
    );
  }
  return (
    <ProblemNotice
      className="m-4 max-w-3xl md:m-6"
      title="The case could not be loaded"
      problem={problem}
      onRetry={onRetry}
    />
  );
}
