'use client';

import { CircleCheck, SearchX } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { isFiltered, noFilters, type QueueState } from './queue-filters';
import { QueueRow } from './queue-row';
import { QueueSkeleton, QueueTable } from './queue-table';
import type { useAlertQueue } from './use-alert-queue';

interface QueueContentProps {
  queue: ReturnType<typeof useAlertQueue>;
  alerts: readonly Alert[];
  state: QueueState;
  activeToken: string | undefined;
  onActivate: (token: string) => void;
  onChange: (change: Partial<QueueState>) => void;
}

export function QueueContent({ queue, alerts, state, activeToken, onActivate, onChange }: QueueContentProps) {
  if (queue.isError && alerts.length === 0) {
    return (
      <ProblemNotice
        className="m-4 max-w-3xl md:m-6"
        title="The alerts could not be loaded"
        problem={queue.error}
        onRetry={() => void queue.refetch()}
      />
    );
  }
  if (queue.isSuccess && alerts.length === 0) return <NoAlerts state={state} onChange={onChange} />;
  return (
    <div className="bg-surface">
      <QueueTable sort={state.sort} onSort={(sort) => onChange({ sort })} isBusy={queue.isPending}>
        {queue.isPending ? (
          <QueueSkeleton rows={12} />
        ) : (
          alerts.map((alert) => (
            <QueueRow
              key={alert.token}
              alert={alert}
              isActive={alert.token === activeToken}
              onActivate={onActivate}
            />
          ))
        )}
      </QueueTable>
      {queue.isFetchNextPageError && (
        <ProblemNotice
          className="m-4 md:mx-6"
          title="More alerts could not be loaded"
          problem={queue.error}
        />
      )}
      {!queue.isPending && <More queue={queue} count={alerts.length} />}
    </div>
  );
}

function More({ queue, count }: { queue: QueueContentProps['queue']; count: number }) {
  return (
    <div className="flex items-center justify-between gap-4 px-4 py-3 md:px-6">
      <p className="text-xs text-faint">
        {formatCount(count)} {count === 1 ? 'alert' : 'alerts'}
        {queue.hasNextPage && ' shown'}
      </p>
      {queue.hasNextPage && (
        <Button onClick={() => void queue.fetchNextPage()} aria-disabled={queue.isFetchingNextPage}>
          {queue.isFetchingNextPage ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

function NoAlerts({ state, onChange }: Pick<QueueContentProps, 'state' | 'onChange'>) {
  if (isFiltered(state)) {
    return (
      <EmptyState icon={SearchX} title="No alerts match these filters">
        <Button onClick={() => onChange(noFilters)}>Clear filters</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CircleCheck}
      title={state.status === 'All' ? 'No alerts yet' : `No ${state.status.toLowerCase()} alerts`}
    >
      <p>Alerts appear here when a check finds something that needs review.</p>
    </EmptyState>
  );
}
