'use client';

import type { Entity } from '@/lib/domain/entities/schema';
import { canAct } from '@/lib/domain/access/roles';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { lastScreened } from './last-screened';
import { useEntityChecks, useUpdateEntity } from './use-entity';

export function MonitoringPanel({ entity }: { entity: Entity }) {
  const viewer = useViewer();
  const checks = useEntityChecks(entity.token).data;
  const update = useUpdateEntity(entity.token);
  const last = checks && lastScreened(checks);
  const { monitored } = entity;
  return (
    <Panel
      title="Monitoring"
      aside={
        canAct(viewer.role) && (
          <Button
            size="small"
            aria-disabled={update.isPending}
            onClick={() => !update.isPending && update.mutate({ monitored: !monitored })}
          >
            {monitored ? 'Turn off' : 'Turn on'}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          { label: 'Monitoring', value: monitored ? 'On' : 'Off' },
          {
            label: 'Last screened',
            value: last ? <RelativeTime timestamp={last} form="text" /> : checks ? 'Never' : '…',
          },
        ]}
      />
      <p className="px-4 pb-3 text-xs text-muted">
        {monitored
          ? 'Screened again when a relevant list change occurs, and regularly at the project’s interval.'
          : 'Screened only on request.'}
      </p>
      {update.isError && (
        <ProblemNotice className="m-3" title="Monitoring was not changed" problem={update.error} />
      )}
    </Panel>
  );
}
