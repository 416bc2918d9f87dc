'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { statusLook } from '@/components/alerts/appearance';
import { StatusBadge } from '@/components/ui/status-badge';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { foundText } from '@/lib/domain/readable';

interface RelatedAlertsProps {
  caseToken: string;
  alert: Alert;
}

const maxShown = 8;

export function RelatedAlerts({ caseToken, alert }: RelatedAlertsProps) {
  const found = useQuery(
    readQuery('/v1/cases/{case_token}/alerts', {
      path: { case_token: caseToken },
      query: { sort: '-priority_score', limit: maxShown + 1 },
    }),
  );
  const others = (found.data?.data ?? []).filter(({ token }) => token !== alert.token).slice(0, maxShown);
  return (
    <>
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
        <p className="px-4 py-3 text-sm text-muted">No other alerts on this case</p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.token} className="border-b last:border-b-0">
              <RelatedAlert alert={other} isOfAnother={other.entity_token !== alert.entity_token} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RelatedAlertProps {
  alert: Alert;
  /** Whether it is about another person or company than this page's alert. */
  isOfAnother: boolean;
}

function RelatedAlert({ alert, isOfAnother }: RelatedAlertProps) {
  return (
    <Link
      href={`/alerts/${alert.token}`}
      prefetch={false}
      className="block px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium">{topicOf(alert)}</span>
        <StatusBadge look={statusLook[alert.status]} />
      </span>
      {isOfAnother && alert.subject && <bdi className="block break-words">{alert.subject.name}</bdi>}
      <span className="mt-0.5 block text-xs break-words text-muted">{foundText(alert)}</span>
    </Link>
  );
}
