'use client';

import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EntryTable } from './entry-table';
import { ListFacts } from './list-facts';
import { ListHistory } from './list-history';
import { ListMoves } from './list-moves';
import { categoryName } from './list-state';
import { useCanWriteLists, useList } from './use-lists';

export function ListPage({ token }: { token: string }) {
  const { data: list, isError, error, refetch } = useList(token);
  const canWrite = useCanWriteLists();
  if (isError && !list) {
    return (
      <ProblemNotice
        className="m-4 max-w-3xl"
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
          {list && isOwn ? (
            <EntryTable list={list} canWrite={canWrite} />
          ) : (
            <PublicNotice isLoading={!list} />
          )}
          <div className="flex min-w-0 flex-col gap-4">
            {list ? <ListFacts list={list} /> : <Skeleton className="h-48 w-full" />}
            {list && isOwn && <ListHistory token={token} />}
          </div>
        </div>
      </div>
    </>
  );
}

function PublicNotice({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="rounded-lg border bg-surface p-4 text-sm">
      <h2 className="mb-1 font-semibold">A public list</h2>
      <p className="max-w-prose text-muted">
        Its publisher maintains the entries; they cannot be changed here. Each alert shows the entry that it
        is about, with the version of the list that was searched.
      </p>
    </div>
  );
}
