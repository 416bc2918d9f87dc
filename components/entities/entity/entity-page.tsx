'use client';

import type { Entity } from '@/lib/domain/entities/schema';
import { AlertsPanel } from '@/components/cases/overview/alerts-panel';
import { entityFacts } from '@/components/cases/parties/entity-facts';
import { HistoryOf } from '@/components/history/history-of';
import { useNames } from '@/components/history/use-names';
import { Facts } from '@/components/ui/facts';
import { NotLoaded } from '@/components/ui/not-loaded';
import { Panel } from '@/components/ui/panel';
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
    return (
      <NotLoaded
        thing="person or company"
        problem={found.error}
        onRetry={() => void found.refetch()}
        back={{ label: 'Go to entities', href: '/entities' }}
      />
    );
  if (!found.data) return <EntitySkeleton />;
  const entity = found.data;
  return (
    <div className="@container/entity">
      <EntityHeader entity={entity} />
      <div className="p-3 pb-8 @xl/entity:p-4 @3xl/entity:px-6">
        <div className="grid items-start gap-4 @min-[63rem]/entity:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <EntityAlerts token={token} />
            <EntityGraphPanel entity={entity} />
            <EntityCases token={token} />
            <EntityChecks token={token} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 @max-[63rem]/entity:order-first">
            <Panel title="Facts">
              <Facts facts={entityFacts(entity)} />
            </Panel>
            <MonitoringPanel entity={entity} />
          </div>
          <EntityHistory entity={entity} />
        </div>
      </div>
    </div>
  );
}

function EntityAlerts({ token }: { token: string }) {
  const alerts = useEntityAlerts(token);
  const checks = useEntityChecks(token).data;
  // Without checks, "no findings" would wrongly suggest that the entity has been cleared.
  const empty = checks?.length === 0 ? 'No checks yet.' : 'No check has findings.';
  return <AlertsPanel alerts={alerts.data?.data} query={alerts} empty={empty} />;
}

function EntityHistory({ entity }: { entity: Entity }) {
  const records = useEntityHistory(entity.token);
  const names = useNames({ entities: [entity], alerts: [], checks: [] });
  return (
    <Panel title="History" className="min-w-0">
      <HistoryOf
        records={records.data?.data}
        names={names}
        problem={records.error}
        onRetry={() => void records.refetch()}
      />
    </Panel>
  );
}

const EntitySkeleton = () => (
  <div aria-busy className="flex flex-col gap-4 p-4">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="h-48" />
    <Skeleton className="h-48" />
  </div>
);
