'use client';

import { HistoryOf } from '@/components/history/history-of';
import { Panel } from '@/components/ui/panel';
import { ShowMore } from '@/components/ui/show-more';
import { useCaseHistory } from './use-case-history';

export function CaseTimeline({ token }: { token: string }) {
  const { records, names } = useCaseHistory(token);
  const all = records.data?.pages.flatMap(({ data }) => data);
  return (
    <Panel title="Timeline" note="Newest first. The audit log also shows when checks started.">
      <HistoryOf
        records={all}
        names={names}
        problem={records.error}
        onRetry={() => void (all ? records.fetchNextPage() : records.refetch())}
        what="The timeline"
        waiting="h-80"
      />
      <ShowMore query={records} />
    </Panel>
  );
}
