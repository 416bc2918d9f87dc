'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useCase } from '@/components/cases/use-case';
import { CaseName } from '@/components/review/item-text';
import { kindOf, subjectName, verdictOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { Written } from '@/components/ui/written';
import { readQuery } from '@/lib/api/query';
import { type CameBack, replyText } from './came-back';
import { useCameBack } from './use-came-back';

const maxShown = 8;

export function CameBackPanel() {
  const { rows, query } = useCameBack();
  return (
    <Panel title="Back from a reviewer" note="14 days">
      {query.isError ? (
        <ProblemNotice
          className="m-3"
          title="The decisions could not be loaded"
          problem={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : query.isPending ? (
        <Skeleton className="mx-4 my-3 h-10" />
      ) : rows.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted">
          Reviewers’ decisions on your proposals and overrides appear here.
        </p>
      ) : (
        <ul className="divide-y">
          {rows.slice(0, maxShown).map((row) => (
            <li key={row.key}>
              {row.about.kind === 'alert' ? (
                <AlertBack row={row} token={row.about.token} />
              ) : (
                <RiskBack row={row} caseToken={row.about.caseToken} notes={row.about.notes} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AlertBack({ row, token }: { row: CameBack; token: string }) {
  const { data: alert } = useQuery(readQuery('/v1/alerts/{alert_token}', { path: { alert_token: token } }));
  if (!alert) return <Skeleton className="m-4 h-10" />;
  const outcome = alert.resolution_action && verdictPhrase(kindOf(alert), verdictOf(alert), 'past');
  return (
    <Back
      row={row}
      href={`/alerts/${token}`}
      name={<bdi className={nameStyle}>{subjectName(alert)}</bdi>}
      what={[replyText(alert), outcome].filter(Boolean).join(': ')}
      words={alert.resolution_rationale}
    />
  );
}

function RiskBack({ row, caseToken, notes }: { row: CameBack; caseToken: string; notes: string | null }) {
  const { data: found } = useCase(caseToken);
  if (!found) return <Skeleton className="m-4 h-10" />;
  return (
    <Back
      row={row}
      href={`/cases/${caseToken}/risk`}
      name={<CaseName found={found} className={nameStyle} />}
      what="approved the risk that you set"
      words={notes}
    />
  );
}

const nameStyle = 'min-w-0 truncate text-left font-medium';

interface BackProps {
  row: CameBack;
  href: string;
  name: ReactNode;
  what: string;
  words: string | null;
}

function Back({ row: { at, by }, href, name, what, words }: BackProps) {
  return (
    <Link href={href} className="block px-4 py-3 text-sm -outline-offset-2 hover:bg-hover">
      <span className="flex items-baseline justify-between gap-3">
        {name}
        <span className="shrink-0 text-xs text-muted">
          <RelativeTime timestamp={at} form="text" />
        </span>
      </span>
      <span className="block text-muted">
        {by.name} {what}
      </span>
      {words && (
        <span className="line-clamp-2 block text-xs text-muted">
          “<Written>{words}</Written>”
        </span>
      )}
    </Link>
  );
}
