'use client';

import { useQuery } from '@tanstack/react-query';
import { HistoryOf } from '@/components/history/history-of';
import type { Names } from '@/components/history/teller';
import { useNames } from '@/components/history/use-names';
import { readQuery } from '@/lib/api/query';

export function AlertHistory({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(
    readQuery('/v1/audit-logs', { query: { target_token: token, limit: 100 } }),
  );
  const names: Names = { ...useNames(), ofAlert: () => 'the alert' };
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
