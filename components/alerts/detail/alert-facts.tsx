'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { Facts } from '@/components/ui/facts';
import { formatDateTime, formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { CategoryText, PriorityBadge, StatusBadge } from '@/components/alerts/alert-badges';
import { UserName } from '@/components/alerts/user-name';
import { SlaText } from '@/components/alerts/sla-text';

export function AlertFacts({ alert }: { alert: Alert }) {
  return (
    <Panel title="Alert">
      <Facts
        facts={[
          { label: 'Status', value: <StatusBadge status={alert.status} /> },
          {
            label: 'Priority',
            value: (
              <span className="inline-flex items-center gap-2">
                <span className="font-mono tabular-nums">{formatScore(alert.priority_score)}</span>
                <PriorityBadge priority={alert.priority} />
              </span>
            ),
          },
          { label: 'Category', value: <CategoryText category={alert.category} /> },
          { label: 'SLA', value: <SlaText alert={alert} form="text" /> },
          ...(alert.sla_deadline ? [{ label: 'Due', value: formatDateTime(alert.sla_deadline) }] : []),
          { label: 'Assigned to', value: <UserName token={alert.assigned_to} /> },
          { label: 'Raised', value: formatDateTime(alert.created_at) },
          { label: 'Token', value: <span className="font-mono text-2xs break-all">{alert.token}</span> },
        ]}
      />
    </Panel>
  );
}
