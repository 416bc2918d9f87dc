'use client';

import { priorityBars, statusLook } from '@/components/alerts/appearance';
import { StatusBadge } from '@/components/ui/status-badge';
import { whoDecides } from '@/components/alerts/who-decides';
import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { Score } from '@/components/ui/score';
import type { Alert } from '@/lib/domain/alerts/schema';

export function AlertFacts({ alert }: { alert: Alert }) {
  const { four_eyes } = useViewer();
  const { priority, priority_score } = alert;
  return (
    <Facts
      className="px-0"
      facts={[
        { label: 'Status', value: <StatusBadge look={statusLook[alert.status]} /> },
        {
          label: 'Priority',
          value: (
            <span className="inline-flex items-center gap-2">
              <BarsGlyph level={priorityBars[priority]} /> {priority} <Score score={priority_score} />
            </span>
          ),
        },
        { label: 'Assigned to', value: <UserName token={alert.assigned_to} /> },
        ...(alert.status === 'Resolved'
          ? []
          : [{ label: 'May decide', value: whoDecides(alert, four_eyes) }]),
        { label: 'Raised', value: formatDateTime(alert.created_at) },
      ]}
    />
  );
}
