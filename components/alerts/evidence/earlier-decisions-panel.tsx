'use client';

import Link from 'next/link';
import { ByUser } from '@/components/people/user-name';
import { counted, formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { Written } from '@/components/ui/written';
import { Skeleton } from '@/components/ui/skeleton';
import type { Alert } from '@/lib/domain/alerts/schema';
import {
  type EarlierDecision,
  earlierDecisions,
  type ListedPartyDecisions,
  listedPartyDecisions,
} from './earlier-decisions';
import { useEarlier } from './use-earlier';

const maxShown = 4;

/** Earlier decisions on this person, and on this listed party whoever was matched with it. */
export function EarlierDecisionsPanel({ alert }: { alert: Alert }) {
  const { ofSubject, onEntry, state } = useEarlier(alert);
  const decisions = earlierDecisions(alert, ofSubject, onEntry.alerts);
  const onParty = listedPartyDecisions(alert, onEntry);
  const isNone = decisions.length === 0 && onParty === null;
  return (
    <Panel
      title="Earlier decisions"
      aside={<span className="text-xs text-muted">{decisions.length || undefined}</span>}
    >
      {state === 'failed' && (
        <p className="px-4 py-3 text-sm text-muted">Some of the earlier decisions could not be loaded.</p>
      )}
      {state === 'loading' && (
        <div role="status" className="px-4 py-3 text-sm">
          <span className="sr-only">Loading the earlier decisions</span>
          <Skeleton className="h-5 w-3/4" />
        </div>
      )}
      {state === 'read' && isNone && (
        <p className="px-4 py-3 text-sm text-muted">
          Nothing was decided before on this {alert.subject?.type.toLowerCase() ?? 'subject'}
          {alert.match && ' or this listed party'}.
        </p>
      )}
      {!isNone && (
        <ul className="flex flex-col gap-3 px-4 py-3 text-sm">
          {decisions.slice(0, maxShown).map((decision) => (
            <DecisionItem key={decision.token} decision={decision} />
          ))}
          {onParty && <OnParty alert={alert} onParty={onParty} />}
        </ul>
      )}
    </Panel>
  );
}

const linkStyle = 'font-medium underline underline-offset-2';

function DecisionItem({ decision }: { decision: EarlierDecision }) {
  const { token, outcome, about, isSameEntry, rationale, by, at } = decision;
  return (
    <li className="wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-3">
        <Link href={`/alerts/${token}`} prefetch={false} className={linkStyle}>
          {isSameEntry ? 'This person and this entry' : about}
        </Link>
        <span className="text-xs text-muted">{formatDateTime(at)}</span>
      </p>
      <p className="text-muted">
        {outcome}
        {by && (
          <>
            {' '}
            <ByUser token={by} />
          </>
        )}
        {rationale && (
          <>
            : “<Written>{rationale}</Written>”
          </>
        )}
      </p>
    </li>
  );
}

function OnParty({ alert: { match }, onParty }: { alert: Alert; onParty: ListedPartyDecisions }) {
  const { total, outcomes, lastAt } = onParty;
  const { list = '', list_entry_id = '' } = match ?? {};
  const rows = new URLSearchParams({ status: 'Resolved', list, list_entry_id });
  return (
    <li className="wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">This listed party</span>
        <Link href={`/alerts?${rows}`} prefetch={false} className={linkStyle}>
          {counted(total, 'alert', 'alerts')}
        </Link>
      </p>
      <p className="text-muted">
        {outcomes}; the last on {formatDateTime(lastAt)}.
      </p>
    </li>
  );
}
