'use client';

import type { Entity } from '@/lib/domain/entities/schema';
import { OwnershipGraph } from '@/components/cases/overview/ownership-graph';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { useEntityGraph } from './use-entity';

const nobody: ReadonlySet<string> = new Set();

/** The entity's owners, and what it owns. */
export function EntityGraphPanel({ entity }: { entity: Entity }) {
  const graph = useEntityGraph(entity.token);
  const found = graph.data;
  const isConnected = found && found.owners.length + found.owned.length > 0;
  return (
    <Panel title="Ownership" className="overflow-hidden">
      {graph.isError && (
        <ProblemNotice
          className="m-3"
          title="The owners could not be loaded"
          problem={graph.error}
          onRetry={() => void graph.refetch()}
        />
      )}
      {graph.isPending && <Skeleton className="m-4 h-40" />}
      {isConnected && (
        <OwnershipGraph
          graph={found}
          flagged={entity.alerts_summary.open > 0 ? new Set([entity.token]) : nobody}
          rootNote="This page"
        />
      )}
      {found && !isConnected && (
        <p className="px-4 py-3 text-sm text-muted">
          {entity.type === 'Company' ? 'No known owners or holdings.' : 'No known holdings.'}
        </p>
      )}
      {found?.truncated && <p className="border-t px-4 py-2 text-xs text-muted">Not all are shown.</p>}
    </Panel>
  );
}
