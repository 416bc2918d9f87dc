'use client';

import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { ProbityError } from '@/clients/typescript/src/problem';
import type { Entity } from '@/lib/domain/entities/schema';
import { AlertsPanel } from '@/components/cases/overview/alerts-panel';
import { entityFacts } from '@/components/cases/parties/entity-facts';
import { HistoryTimeline } from '@/components/history/history-timeline';
import { useNames } from '@/components/history/use-names';
import { buttonStyle } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EntityCases } from './entity-cases';
import { EntityChecks } from './entity-checks';
import { EntityGraphPanel } from './entity-graph-panel';
import { EntityHeader } from './entity-header';
import { MonitoringPanel } from './monitoring-panel';
import { useEntity, useEntityAlerts, useEntityChecks, useEntityHistory } from './use-entity';

/** A person or company across all of its cases. */
export function EntityPage({ token }: { token: string }) {
  const found = useEntity(token);
  if (found.isError && !found.data)
    return <NotLoaded problem={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <EntitySkeleton />;
  const entity = found.data;
  return (
    <>
      <EntityHeader entity={entity} />
      <div className="@container/entity p-3 pb-8 sm:p-4 md:px-6">
        <div className="grid items-start gap-4 @min-[60rem]/entity:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <EntityAlerts token={token} />
            <EntityGraphPanel entity={entity} />
            <EntityCases token={token} />
            <EntityChecks token={token} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 @max-[60rem]/entity:order-first">
            <Panel title="Facts">
              <Facts facts={entityFacts(entity)} />
            </Panel>
            <MonitoringPanel entity={entity} />
          </div>
          <EntityHistory entity={entity} />
        </div>
      </div>
    </>
  );
}

function EntityAlerts({ token }: { token: string }) {
  const alerts = useEntityAlerts(token);
  const checks = useEntityChecks(token).data;
  // Nothing found by nobody who looked clears nobody.
  const empty = checks?.length === 0 ? 'Nothing was checked yet.' : 'No check found anything.';
  return <AlertsPanel alerts={alerts.data?.data} query={alerts} empty={empty} />;
}

function EntityHistory({ entity }: { entity: Entity }) {
  const records = useEntityHistory(entity.token);
  const names = useNames({ entities: [entity], alerts: [], checks: [] });
  return (
    <Panel title="History" className="min-w-0">
      {records.isError && (
        <ProblemNotice
          className="m-3"
          title="The history could not be loaded"
          problem={records.error}
          onRetry={() => void records.refetch()}
        />
      )}
      {records.isPending && <Skeleton className="m-4 h-40" />}
      {records.data && <HistoryTimeline records={records.data.data} names={names} />}
    </Panel>
  );
}

const EntitySkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 p-4 md:p-6">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);

function NotLoaded({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  if (problem instanceof ProbityError && [400, 404].includes(problem.status)) {
    return (
      <EmptyState icon={SearchX} title="Person or company not found">
        <p>It may belong to another project, or the link may be wrong.</p>
        <Link href="/entities" className={buttonStyle()}>
          Go to entities
        </Link>
      </EmptyState>
    );
  }
  return (
    <ProblemNotice
      className="m-4 md:m-6"
      title="The page could not be loaded"
      problem={problem}
      onRetry={onRetry}
    />
  );
}
