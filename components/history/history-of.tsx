'use client';

import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Names } from './teller';

/** Loaded with the sentences for all events, while the records are read. */
const timeline = withPage(() => import('./history-timeline'));

interface HistoryOfProps {
  /** Undefined until they are loaded. */
  records: readonly AuditRecord[] | undefined;
  names: Names;
  /** Null without a problem. */
  problem: unknown;
  onRetry: () => void;
  /** What the records are called, such as "The history". */
  what?: string;
  /** The number of events to show; by default all. */
  max?: number;
  /** Shown if there are no events. */
  empty?: string;
  /** The height of the placeholder. */
  waiting?: string;
}

/** What happened, from the audit log: the events that are loaded, a placeholder, or the problem with loading them. */
export function HistoryOf({
  records,
  names,
  problem,
  onRetry,
  what = 'The history',
  max,
  empty,
  waiting = 'h-40',
}: HistoryOfProps) {
  const { code, hasFailed } = timeline.useArrival(true);
  return (
    <>
      {records && code && <code.HistoryTimeline records={records} names={names} max={max} empty={empty} />}
      {problem !== null && (
        <ProblemNotice
          className="m-3"
          title={`${what} could not be loaded`}
          problem={problem}
          onRetry={onRetry}
        />
      )}
      {hasFailed && <CodeNotLoaded onRetry={() => void timeline.load()} />}
      {!(records && code) && !hasFailed && problem === null && <Skeleton className={`m-4 ${waiting}`} />}
    </>
  );
}
