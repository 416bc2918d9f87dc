'use client';

import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readQuery } from '@/lib/api/query';
import type { AuditEventType, AuditRecord } from '@/lib/domain/audit/schema';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/components/alerts/use-users';

const verbs: Partial<Record<AuditEventType, string>> = {
  'alert.created': 'raised the alert',
  'alert.acknowledged': 'acknowledged it',
  'alert.resolved': 'resolved it',
  'alert.escalated': 'escalated it',
  'alert.assigned': 'assigned it',
  'alert.found_again': 'found it again',
  'alert.delisted': 'noted that a list no longer names the party',
  'alert.remembered': 'found it again, with nothing new',
};

const Details = z
  .object({
    action: z.string(),
    is_false_positive: z.boolean(),
    rationale: z.string(),
    reason: z.string(),
    note: z.string(),
    conditions: z.string(),
    escalate_to: z.string(),
    user_id: z.string(),
  })
  .partial();

export function AlertHistory({ token }: { token: string }) {
  const records = useQuery(readQuery('/v1/audit-logs', { query: { target_token: token, limit: 100 } }));
  return (
    <>
      {records.isError && (
        <ProblemNotice
          className="m-3"
          title="The history could not be loaded"
          problem={records.error}
          onRetry={() => void records.refetch()}
        />
      )}
      {records.isPending && <Skeleton className="m-4 h-10" />}
      <ol className="flex flex-col px-4 py-1">
        {records.data?.data.map((record) => (
          <HistoryItem key={record.token} record={record} />
        ))}
      </ol>
    </>
  );
}

function HistoryItem({ record }: { record: AuditRecord }) {
  const details = Details.safeParse(record.details).data ?? {};
  const to = details.escalate_to ?? details.user_id;
  const quotes = [details.rationale, details.conditions, details.reason, details.note].filter(Boolean);
  return (
    <li className="relative border-l py-2.5 pl-5 text-sm before:absolute before:top-4 before:-left-1 before:size-2 before:rounded-full before:bg-line-strong first:before:bg-accent">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-semibold">{record.actor.name}</span>{' '}
          {verbs[record.event_type] ?? record.event_type}
          {record.event_type === 'alert.resolved' && <Outcome {...details} />}
          {to && (
            <>
              {' '}
              to <Recipient token={to} />
            </>
          )}
        </span>
        <span className="text-xs text-faint">
          <RelativeTime timestamp={record.created_at} form="text" />
        </span>
      </p>
      {quotes.map((quote) => (
        <blockquote
          key={quote}
          className="mt-1 border-l-2 border-line-strong/50 pl-3 break-words whitespace-pre-wrap text-muted"
        >
          {quote}
        </blockquote>
      ))}
    </li>
  );
}

const Recipient = ({ token }: { token: string }) => <>{useUser(token)?.name ?? 'another user'}</>;

const Outcome = ({ is_false_positive, action }: z.infer<typeof Details>) => (
  <>
    {' '}
    as a {is_false_positive ? 'false' : 'true'} positive{action && `: ${action}`}
  </>
);
