import type { Alert } from '@/lib/domain/alerts/schema';
import { Badge, TonedText } from '@/components/ui/badge';
import { formatColumnScore } from '@/components/ui/format';
import { categoryIcon, priorityLook, statusLook } from './appearance';

export function StatusBadge({ status }: Pick<Alert, 'status'>) {
  return <Badge {...statusLook[status]}>{status}</Badge>;
}

export function PriorityBadge({ priority }: Pick<Alert, 'priority'>) {
  return <Badge {...priorityLook[priority]}>{priority}</Badge>;
}

/** The word and the points behind it. */
export function PriorityText({ priority, priority_score }: Pick<Alert, 'priority' | 'priority_score'>) {
  return (
    <span className="flex items-center gap-2">
      <span className="w-11 shrink-0 text-right font-mono text-sm tabular-nums">
        {formatColumnScore(priority_score)}
      </span>
      <TonedText {...priorityLook[priority]} className="font-medium">
        {priority}
      </TonedText>
    </span>
  );
}

export function CategoryText({ category }: Pick<Alert, 'category'>) {
  return (
    <TonedText tone="neutral" icon={categoryIcon[category]}>
      {category}
    </TonedText>
  );
}
