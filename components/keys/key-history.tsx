import { useQuery } from '@tanstack/react-query';
import { HistoryOf } from '@/components/history/history-of';
import { namesOf } from '@/components/history/teller';
import { readQuery } from '@/lib/api/query';
import type { AuditFilters } from '@/lib/domain/audit/schema';

const names = namesOf();

interface KeyHistoryProps {
  of: Pick<AuditFilters, 'target_token' | 'event_type'>;
  /** Shown if nothing has happened. */
  empty?: string;
}

/** Who created and changed a credential, and when, from the audit log. */
export function KeyHistory({ of, empty }: KeyHistoryProps) {
  const { data, error, refetch } = useQuery(
    readQuery('/v1/audit-logs', { query: { ...of, sort: '-sequence', limit: 50 } }),
  );
  return (
    <HistoryOf
      records={data?.data}
      names={names}
      problem={error}
      onRetry={() => void refetch()}
      empty={empty}
      waiting="h-10"
    />
  );
}
