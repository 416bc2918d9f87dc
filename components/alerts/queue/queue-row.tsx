'use client';

import Link from 'next/link';
import { type ReactNode, memo } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { classNames } from '@/components/ui/class-names';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { CategoryText, PriorityText, StatusBadge } from '@/components/alerts/alert-badges';
import { MatchMeter } from './match-meter';
import { UserName } from '@/components/alerts/user-name';
import { queueColumns } from './queue-columns';
import { SlaText } from '@/components/alerts/sla-text';
import { nameOf, useCase, useSubject } from '@/components/alerts/use-subject';

interface QueueRowProps {
  alert: Alert;
  /** Whether Tab reaches this row; j and k move from it. */
  isActive: boolean;
  onActivate: (token: string) => void;
}

const linkId = (token: string) => `open-${token}`;
export const focusRow = (token: string) => document.getElementById(linkId(token))?.focus();

export const QueueRow = memo(function QueueRow({ alert, isActive, onActivate }: QueueRowProps) {
  return (
    <tr
      role="row"
      className={classNames(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b px-4 py-3 hover:bg-hover lg:table-row lg:h-13 lg:p-0',
        isActive && 'bg-hover shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <Cell column="priority" className="max-lg:col-span-2">
        <PriorityText {...alert} />
      </Cell>
      <Cell column="subject" className="max-lg:order-first max-lg:col-span-3">
        <SubjectLink alert={alert} isActive={isActive} onActivate={onActivate} />
      </Cell>
      <Cell column="category" className="max-lg:order-2">
        <CategoryText category={alert.category} />
      </Cell>
      <Cell column="match" className="max-lg:order-3">
        <MatchMeter score={alert.match_score} />
      </Cell>
      <Cell column="list" className="text-muted max-lg:hidden">
        <span className="line-clamp-2">{alert.match?.list ?? '–'}</span>
      </Cell>
      <Cell column="case" className="max-lg:hidden">
        <CaseName token={alert.case_token} />
      </Cell>
      <Cell column="assignee" className="max-lg:hidden">
        <span className="line-clamp-2">
          <UserName token={alert.assigned_to} />
        </span>
      </Cell>
      <Cell column="sla" className="max-lg:order-4 max-lg:justify-self-end">
        <SlaText alert={alert} form="column" />
      </Cell>
      <Cell column="status" className="max-lg:order-1 max-lg:justify-self-end">
        <StatusBadge status={alert.status} />
      </Cell>
      <Cell column="age" className="font-mono text-muted tabular-nums max-lg:hidden">
        <RelativeTime timestamp={alert.created_at} form="column" />
      </Cell>
    </tr>
  );
});

interface CellProps {
  column: keyof typeof queueColumns;
  className?: string;
  children: ReactNode;
}

function Cell({ column, className, children }: CellProps) {
  return (
    <td
      role="cell"
      className={classNames(
        'flex min-w-0 items-center lg:table-cell lg:px-2 lg:py-1.5 lg:align-middle lg:first:pl-6 lg:last:pr-6',
        queueColumns[column].className,
        className,
      )}
    >
      {children}
    </td>
  );
}

function SubjectLink({ alert, isActive, onActivate }: QueueRowProps) {
  const subject = useSubject(alert.entity_token);
  return (
    <Link
      id={linkId(alert.token)}
      href={`/alerts/${alert.token}`}
      prefetch={false}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onActivate(alert.token)}
      className="block outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      <span className="block leading-5 font-semibold break-words lg:line-clamp-2">
        {subject.isLoading ? (
          <Skeleton className="mt-1 h-3.5 w-40" />
        ) : subject.data ? (
          nameOf(subject.data)
        ) : (
          alert.category
        )}
      </span>
      <span className="block text-xs leading-4 break-words text-muted lg:line-clamp-2">
        {alert.match ? <MatchedName match={alert.match} /> : alert.summary}
      </span>
    </Link>
  );
}

const MatchedName = ({ match }: { match: NonNullable<Alert['match']> }) => (
  <>
    <span className="text-faint">matches</span> {match.matched_name}
  </>
);

function CaseName({ token }: { token: string | null }) {
  const found = useCase(token);
  if (token === null) return <span className="text-faint">No case</span>;
  if (found.isLoading) return <Skeleton className="h-3.5 w-20" />;
  return <span className="font-mono text-xs tabular-nums">{found.data?.name ?? '–'}</span>;
}
