'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { operationQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { listCaseAlerts } from '@/lib/domain/alerts/operations';
import { formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusBadge } from '@/components/alerts/alert-badges';
import { nameOf, useSubject } from '@/components/alerts/use-subject';

interface RelatedAlertsProps {
  caseToken: string;
  alertToken: string;
}

const maxShown = 8;

export function RelatedAlerts({ caseToken, alertToken }: RelatedAlertsProps) {
  const found = useQuery(
    operationQuery(listCaseAlerts, {
      params: { case_token: caseToken },
      query: { sort: '-priority_score', limit: maxShown + 1 },
    }),
  );
  const others = (found.data?.data ?? []).filter(({ token }) => token !== alertToken).slice(0, maxShown);
  const total = Math.max(0, (found.data?.meta.total ?? 0) - 1);
  return (
    <Panel
      title="Other alerts on this case"
      aside={<span className="font-mono text-xs text-muted">{found.data && total}</span>}
    >
      {found.isError && (
        <ProblemNotice
          className="m-3"
          title="The other alerts could not be loaded"
          problem={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <Skeleton className="m-4 h-10" />}
      {found.data && others.length === 0 && (
        <p className="px-4 py-3.5 text-sm text-muted">No other alerts on this case</p>
      )}
      <ul>
        {others.map((alert) => (
          <li key={alert.token} className="border-b last:border-b-0">
            <RelatedAlert alert={alert} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RelatedAlert({ alert }: { alert: Alert }) {
  const subject = useSubject(alert.entity_token);
  return (
    <Link
      href={`/alerts/${alert.token}`}
      prefetch={false}
      className="flex items-center justify-between gap-3 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{subject.data ? nameOf(subject.data) : '…'}</span>
        <span className="block truncate text-xs text-muted">
          {alert.category}
          {alert.match_score !== null && ` · ${formatScore(alert.match_score)}`}
        </span>
      </span>
      <StatusBadge status={alert.status} />
    </Link>
  );
}
