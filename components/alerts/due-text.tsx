import { formatDateTime } from '@/components/ui/format';
import type { Alert } from '@/lib/domain/alerts/schema';
import { SlaText } from './sla-text';

/** The deadline with the time left, for where nobody can hover over a short form. */
export function DueText({ alert }: { alert: Alert }) {
  if (alert.sla_paused_at !== null) return <SlaText alert={alert} form="text" />;
  return (
    <>
      Due {formatDateTime(alert.sla_deadline)} <SlaText alert={alert} form="short" />
    </>
  );
}
