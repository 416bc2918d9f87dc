import type { Alert } from '@/lib/domain/alerts/schema';
import { Badge, TonedText } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { toneClass } from '@/components/ui/tone';
import { formatColumnScore } from '@/components/ui/format';
import { categoryIcon, priorityLook, statusLook } from './appearance';

export function StatusBadge({ status }: Pick<Alert, 'status'>) {
  return <Badge {...statusLook[status]}>{status}</Badge>;
}

export function PriorityBadge({ priority }: Pick<Alert, 'priority'>) {
  return <Badge {...priorityLook[priority]}>{priority}</Badge>;
}

export function PriorityText({ priority, priority_score }: Pick<Alert, 'priority' | 'priority_score'>) {
  const { icon: Icon, tone } = priorityLook[priority];
  return (
    <span className="inline-grid grid-cols-[auto_1fr] items-center gap-x-1.5 lg:gap-y-0.5">
      <Icon aria-hidden className={classNames(toneClass[tone], 'size-3.5 text-tone')} strokeWidth={2.25} />
      <span className={classNames(toneClass[tone], 'leading-4 font-medium text-tone')}>
        {priority}
        <span className="font-mono text-xs font-normal text-muted tabular-nums lg:hidden">
          {' '}
          {formatColumnScore(priority_score)}
        </span>
      </span>
      <span className="col-start-2 font-mono text-xs leading-4 text-muted tabular-nums max-lg:hidden">
        {formatColumnScore(priority_score)}
      </span>
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
