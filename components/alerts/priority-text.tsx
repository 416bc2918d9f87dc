import type { Alert } from '@/lib/domain/alerts/schema';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { priorityBars } from './appearance';

export function PriorityText({ priority }: Pick<Alert, 'priority'>) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <BarsGlyph level={priorityBars[priority]} /> {priority}
    </span>
  );
}
