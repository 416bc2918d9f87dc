import { Badge } from '@/components/ui/badge';
import type { Alert } from '@/lib/domain/alerts/schema';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { priorityBars, statusLook } from './appearance';

export function StatusBadge({ status }: Pick<Alert, 'status'>) {
  return <Badge {...statusLook[status]}>{status}</Badge>;
}

export function PriorityText({ priority }: Pick<Alert, 'priority'>) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <BarsGlyph level={priorityBars[priority]} /> {priority}
    </span>
  );
}
