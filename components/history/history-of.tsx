'use client';

import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Names } from './teller';

/** The sentences of all that can happen. They come while the records do. */
const timeline = withPage(() => import('./history-timeline'));

interface HistoryOfProps {
  /** Undefined until they were read. */
  records: readonly AuditRecord[] | undefined;
  names: Names;
  /** Null while nothing went wrong. */
  problem: unknown;
  onRetry: () => void;
  /** As in "The history". */
  what?: string;
  /** How many events to show; all where it is left out. */
  max?: number;
  /** In place of events where there is none. */
  empty?: string;
  /** The height of what stands there until the records do. */
  waiting?: string;
}

/** What happened, by the audit log: what was read of it, or that it is being read, or that it could not be. */
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
