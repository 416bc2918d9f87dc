'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UserName } from '@/components/people/user-name';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useChange } from '@/components/ui/use-change';
import { api } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { Sample } from '@/lib/domain/sample/schema';
import { isUnderWay, percentOf, progressText } from './sample-text';

const path = '/v1/sample';
const underWayMs = 1_000;

/**
 * The sample, polled during a reset, because no event reports its progress. After a reset, everything in the cache is
 * stale.
 */
function useSample() {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...readQuery(path, {}),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? underWayMs : false),
  });
  const isWaiting = query.data ? isUnderWay(query.data) : false;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && query.data?.status === 'Ready') {
      toast.success('The sample was restored');
      void queryClient.invalidateQueries();
    }
    wasWaiting.current = isWaiting;
  }, [isWaiting, query.data?.status, queryClient]);
  return query;
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const change = useChange<void, unknown>({
    change: () => api.POST('/v1/sample/reset', {}),
    changes: [path],
  });
  return (
    <ConfirmDialog
      title="Reset the sample?"
      label="Reset sample"
      look="destructive"
      refused="The sample was not reset"
      change={change}
      onClose={onClose}
    >
      Deletes all cases, alerts, people and companies of this sandbox, including those added since, and
      restores the sample. This cannot be undone. Users, keys, policies, lists, webhooks and the audit log are
      kept.
    </ConfirmDialog>
  );
}

function Progress({ sample }: { sample: Sample }) {
  return (
    <div className="flex flex-col gap-2">
      <progress
        aria-label="Reset of the sample"
        max={100}
        value={percentOf(sample)}
        className="h-1.5 w-full progress-bar"
      />
      <p className="text-sm text-muted">{progressText(sample)}</p>
    </div>
  );
}

function LastReset({ sample: { completed_at, requested_by } }: { sample: Sample }) {
  if (completed_at === null) return null;
  return (
    <p className="text-sm text-muted">
      Last reset: <UserName token={requested_by} />, <RelativeTime timestamp={completed_at} form="text" />
    </p>
  );
}

function Shown({ sample, onReset }: { sample: Sample; onReset: () => void }) {
  if (sample.status === 'None') {
    return <p className="text-sm text-muted">This project has no sample data.</p>;
  }
  const isWaiting = isUnderWay(sample);
  return (
    <>
      <p className="text-sm">
        This sandbox started with fictitious people, companies and cases. A reset restores the sample in about
        a minute.
      </p>
      {sample.status === 'Ready' ? <LastReset sample={sample} /> : <Progress sample={sample} />}
      <Button className="self-start" aria-disabled={isWaiting} onClick={() => !isWaiting && onReset()}>
        {isWaiting ? 'Resetting…' : 'Reset sample'}
      </Button>
    </>
  );
}

/** The sample data that a sandbox is filled with at its first start. */
export function SamplePanel() {
  const { data, error, refetch } = useSample();
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="Sample data">
      <div className="flex flex-col gap-3 px-4 py-3">
        {error && !data && (
          <ProblemNotice
            title="The sample could not be loaded"
            problem={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <div aria-busy className="flex flex-col gap-2">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        )}
        <div role="status" className="flex flex-col gap-3">
          {data && <Shown sample={data} onReset={() => setAsking(true)} />}
        </div>
      </div>
      {isAsking && <ResetDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}
