import Link from 'next/link';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { HistoryTimeline } from '@/components/history/history-timeline';
import { namesOf } from '@/components/history/teller';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useListHistory } from './use-lists';

const names = namesOf();

/** What changed, by the audit log; it holds no names of listed people. */
export function ListHistory({ token }: { token: string }) {
  const { data, isError, error, refetch } = useListHistory(token);
  return (
    <Panel
      title="What changed"
      aside={
        <Link href={`/audit?target=${token}`} prefetch={false} className={`${numberLinkStyle} text-xs`}>
          All records
        </Link>
      }
    >
      {isError && (
        <ProblemNotice
          className="m-3"
          title="The changes could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {data ? (
        <HistoryTimeline records={data.data} names={names} />
      ) : (
        !isError && <Skeleton className="m-4 h-20" />
      )}
    </Panel>
  );
}
