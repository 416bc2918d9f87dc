'use client';

import Link from 'next/link';
import { HistoryOf } from '@/components/history/history-of';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { useCaseHistory } from './use-case-history';

const shownEvents = 12;

/** The newest events of the case. */
export function TimelinePanel({ caseToken }: { caseToken: string }) {
  const { records, names } = useCaseHistory(caseToken);
  return (
    <Panel
      title="Timeline"
      aside={
        <Link
          href={`/cases/${caseToken}/timeline`}
          prefetch={false}
          className={buttonStyle({ look: 'quiet', size: 'small' })}
        >
          All events
        </Link>
      }
    >
      <HistoryOf
        records={records.data?.pages.flatMap(({ data }) => data)}
        names={names}
        problem={records.error}
        onRetry={() => void records.refetch()}
        what="The timeline"
        max={shownEvents}
      />
    </Panel>
  );
}
