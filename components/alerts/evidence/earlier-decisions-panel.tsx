'use client';

import Link from 'next/link';
import { UserName } from '@/components/people/user-name';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { Alert } from '@/lib/domain/alerts/schema';
import { earlierDecisions } from './earlier-decisions';

const maxShown = 4;

interface EarlierDecisionsPanelProps {
  alert: Alert;
  /** All alerts on the person or company. */
  ofSubject: readonly Alert[];
}

export function EarlierDecisionsPanel({ alert, ofSubject }: EarlierDecisionsPanelProps) {
  const decisions = earlierDecisions(alert, ofSubject);
  return (
    <Panel
      title="Earlier decisions"
      aside={<span className="text-xs text-muted">{decisions.length || 'None'}</span>}
    >
      {decisions.length > 0 && (
        <ul className="flex flex-col gap-3 px-4 py-3 text-sm">
          {decisions.slice(0, maxShown).map(({ token, outcome, about, isSameEntry, rationale, by, at }) => (
            <li key={token} className="wrap-anywhere">
              <p className="flex flex-wrap justify-between gap-x-3">
                <Link
                  href={`/alerts/${token}`}
                  prefetch={false}
                  className="font-medium underline underline-offset-2"
                >
                  {isSameEntry ? 'This person and this entry' : about}
                </Link>
                <span className="text-xs text-muted">{formatDateTime(at)}</span>
              </p>
              <p className="text-muted">
                {outcome}
                {by && (
                  <>
                    {' '}
                    by <UserName token={by} />
                  </>
                )}
                {rationale && <>: “{rationale}”</>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
