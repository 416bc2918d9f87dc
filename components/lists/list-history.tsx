import Link from 'next/link';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Timeline } from '@/components/ui/timeline';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { changeInWords } from './list-change';
import { useListHistory } from './use-lists';

const eventOf = (record: AuditRecord) => ({
  key: record.token,
  at: record.created_at,
  text: (
    <>
      <span className="font-medium">{record.actor.name}</span> {changeInWords(record)}
    </>
  ),
});

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
      {data ? <Timeline events={data.data.map(eventOf)} /> : !isError && <Skeleton className="m-4 h-20" />}
    </Panel>
  );
}
