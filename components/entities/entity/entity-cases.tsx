'use client';

import Link from 'next/link';
import { caseStatusLook } from '@/components/cases/appearance';
import { StatusBadge } from '@/components/ui/status-badge';
import { RiskText } from '@/components/cases/risk-text';
import { CaseNumber } from '@/components/cases/case-number';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useEntityCases } from './use-entity';

export function EntityCases({ token }: { token: string }) {
  const { data, isPending, isError, error, refetch } = useEntityCases(token);
  const cases = data?.data ?? [];
  return (
    <Panel title="Cases" note={data && String(data.meta.total)} className="overflow-hidden">
      {isError && (
        <ProblemNotice
          className="m-3"
          title="The cases could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton className="m-4 h-16" />}
      {data?.meta.total === 0 && <p className="px-4 py-3 text-sm text-muted">Not in a case.</p>}
      <ul>
        {cases.map((found) => (
          <li key={found.token} className="border-b last:border-b-0">
            <Link
              href={`/cases/${found.token}`}
              prefetch={false}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm -outline-offset-2 hover:bg-hover"
            >
              <CaseNumber>{found.name}</CaseNumber>
              <span className="flex-1 text-muted">{found.type}</span>
              <RiskText of={found} />
              <StatusBadge look={caseStatusLook[found.status]} />
            </Link>
          </li>
        ))}
      </ul>
      {data && data.meta.total > cases.length && (
        <p className="border-t px-4 py-3 text-sm text-muted">The newest {cases.length} are shown.</p>
      )}
    </Panel>
  );
}
