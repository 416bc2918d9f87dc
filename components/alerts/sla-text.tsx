'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { TonedText } from '@/components/ui/badge';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { pausedText, slaLookOf, slaWord } from './sla-look';

interface SlaTextProps {
  alert: Pick<Alert, 'sla_deadline' | 'sla_status' | 'sla_paused_at' | 'resolved_at'>;
  /** `short`: "22h", "2d over", "Paused". `text`: "22 hours left". */
  form: 'short' | 'text';
}

export function SlaText({ alert, form }: SlaTextProps) {
  const now = useNow();
  if (!alert.sla_deadline) return <span className="text-faint">No deadline</span>;
  const { word, ...look } = slaLookOf({ ...alert, sla_deadline: alert.sla_deadline }, now, form);
  const text = (
    <TonedText {...look} className="tabular-nums">
      {word}
    </TonedText>
  );
  if (alert.sla_paused_at !== null && !alert.resolved_at) return <span title={pausedText}>{text}</span>;
  return (
    <time
      dateTime={alert.sla_deadline}
      title={`${slaWord(alert.sla_status)}: due ${formatDateTime(alert.sla_deadline)}`}
    >
      {text}
    </time>
  );
}
