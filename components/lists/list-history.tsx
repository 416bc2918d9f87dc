import Link from 'next/link';
import { numberLinkStyle } from '@/components/charts/number-link';
import { HistoryOf } from '@/components/history/history-of';
import { namesOf } from '@/components/history/teller';
import { Panel } from '@/components/ui/panel';
import { useListHistory } from './use-lists';

const names = namesOf();

/** The changes of a list, from the audit log, which holds no names of listed people. */
export function ListHistory({ token }: { token: string }) {
  const { data, error, refetch } = useListHistory(token);
  return (
    <Panel
      title="What changed"
      aside={
        <Link href={`/audit?target=${token}`} prefetch={false} className={`${numberLinkStyle} text-xs`}>
          All records
        </Link>
      }
    >
      <HistoryOf
        records={data?.data}
        names={names}
        problem={error}
        onRetry={() => void refetch()}
        what="The changes"
        waiting="h-20"
      />
    </Panel>
  );
}
