'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { Facts } from '@/components/ui/facts';
import { formatDateTime, formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { UserName } from '@/components/alerts/user-name';

/** What the heading does not show. */
export function AlertFacts({ alert }: { alert: Alert }) {
  return (
    <Panel title="Alert">
      <Facts
        facts={[
          {
            label: 'Priority score',
            value: <span className="tabular-nums">{formatScore(alert.priority_score)}</span>,
          },
          ...(alert.sla_deadline ? [{ label: 'Due', value: formatDateTime(alert.sla_deadline) }] : []),
          { label: 'Assigned to', value: <UserName token={alert.assigned_to} /> },
          { label: 'Raised', value: formatDateTime(alert.created_at) },
          { label: 'Token', value: <span className="font-mono text-2xs break-all">{alert.token}</span> },
        ]}
      />
    </Panel>
  );
}
