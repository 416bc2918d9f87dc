'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { TonedText } from '@/components/ui/badge';
import { formatDateTime, longDuration, shortDuration } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { type Look, slaLook } from './appearance';

type Sla = Pick<Alert, 'sla_deadline' | 'sla_status' | 'resolved_at'>;

interface SlaTextProps {
  alert: Sla;
  /** `column`: "2d left". `text`: "2 days left". */
  form: 'column' | 'text';
}

function slaOfResolved(deadline: string, resolvedAt: string): Look & { words: string } {
  return resolvedAt <= deadline
    ? { icon: CircleCheck, tone: 'neutral', words: 'Met' }
    : { icon: CircleX, tone: 'warning', words: 'Missed' };
}

function slaOfUnresolved(
  deadline: string,
  status: Alert['sla_status'],
  now: Date,
  format: (ms: number) => string,
) {
  const leftMs = Date.parse(deadline) - now.getTime();
  return { ...slaLook[status], words: `${format(leftMs)} ${leftMs < 0 ? 'overdue' : 'left'}` };
}

export function SlaText({ alert, form }: SlaTextProps) {
  const now = useNow();
  if (!alert.sla_deadline) return <span className="text-faint">No deadline</span>;
  const format = form === 'column' ? shortDuration : longDuration;
  const { words, ...look } = alert.resolved_at
    ? slaOfResolved(alert.sla_deadline, alert.resolved_at)
    : slaOfUnresolved(alert.sla_deadline, alert.sla_status, now, format);
  return (
    <time
      dateTime={alert.sla_deadline}
      title={`${alert.sla_status}: due ${formatDateTime(alert.sla_deadline)}`}
    >
      <TonedText {...look} className="tabular-nums">
        {words}
      </TonedText>
    </time>
  );
}
