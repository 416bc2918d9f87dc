'use client';

import { useQuery } from '@tanstack/react-query';
import { kindOf } from '@/lib/domain/alerts/kinds';
import { HistoryOf } from '@/components/history/history-of';
import type { Names } from '@/components/history/teller';
import { useNames } from '@/components/history/use-names';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';

export function AlertHistory({ alert }: { alert: Alert }) {
  const { data, error, refetch } = useQuery(
    readQuery('/v1/audit-logs', { query: { target_token: alert.token, sort: '-sequence', limit: 100 } }),
  );
  const names: Names = {
    ...useNames(),
    ofAlert: () => 'the alert',
    kindOfAlert: () => kindOf(alert),
  };
  return (
    <HistoryOf
      records={data?.data}
      names={names}
      problem={error}
      onRetry={() => void refetch()}
      waiting="h-10"
    />
  );
}
