'use client';

import { Badge } from '@/components/ui/badge';
import { isMissing } from '@/components/ui/is-missing';
import { PageHeader } from '@/components/ui/page-header';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EntryTable } from './entry-table';
import { ListFacts } from './list-facts';
import { ListHistory } from './list-history';
import { ListMoves } from './list-moves';
import { categoryName } from './list-state';
import { MissingList } from './missing-list';
import { useCanWriteLists, useList } from './use-lists';
import { VersionTable } from './version-table';

export function ListPage({ token }: { token: string }) {
  const { data: list, isError, error, refetch } = useList(token);
  const canWrite = useCanWriteLists();
  if (isMissing(error)) return <MissingList token={token} />;
  if (isError && !list) {
    return (
      <ProblemNotice
        className="m-(--page-gutter) max-w-3xl"
        title="The list could not be loaded"
        problem={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const isOwn = list?.scope === 'project';
  return (
    <>
      <PageHeader
        title={list ? <bdi>{list.name}</bdi> : <Skeleton className="h-7 w-48" />}
        back={{ label: 'Lists', href: '/lists' }}
        beside={
          list && <Badge tone="neutral">{list.category ? categoryName[list.category] : 'Public'}</Badge>
        }
        actions={list && isOwn && canWrite && <ListMoves list={list} />}
      />
      <div aria-busy={!list} className="@container/page p-(--page-gutter)">
        <div className="grid items-start gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {list && isOwn && <EntryTable list={list} canWrite={canWrite} />}
            {list ? <VersionTable list={list} /> : <Skeleton className="h-60 w-full" />}
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            {list ? <ListFacts list={list} /> : <Skeleton className="h-48 w-full" />}
            {list && isOwn && <ListHistory token={token} />}
          </div>
        </div>
      </div>
    </>
  );
}
