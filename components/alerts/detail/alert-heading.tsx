import type { Alert } from '@/lib/domain/alerts/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { Skeleton } from '@/components/ui/skeleton';
import { PriorityBadge, StatusBadge } from '@/components/alerts/alert-badges';
import { categoryIcon, entityIcon } from '@/components/alerts/appearance';
import { SlaText } from '@/components/alerts/sla-text';
import { nameOf } from '@/components/alerts/use-subject';

interface AlertHeadingProps {
  alert: Alert;
  subject: Entity | undefined;
  isLoading: boolean;
}

export function AlertHeading({ alert, subject, isLoading }: AlertHeadingProps) {
  const CategoryIcon = categoryIcon[alert.category];
  const SubjectIcon = entityIcon[alert.subject?.type ?? subject?.type ?? 'Person'];
  return (
    <header className="flex flex-col gap-2">
      <p className="flex items-center gap-1.5 text-sm font-medium text-muted">
        <CategoryIcon aria-hidden className="size-4" />
        {alert.category}
      </p>
      <h1
        data-after-action
        tabIndex={-1}
        className="flex items-center gap-2.5 text-xl font-semibold tracking-tight outline-none"
      >
        <SubjectIcon aria-hidden className="size-6 shrink-0 text-faint max-sm:hidden" strokeWidth={1.75} />
        {isLoading && !alert.subject ? (
          <Skeleton className="h-7 w-64" />
        ) : (
          <span className="min-w-0 break-words">
            {alert.subject?.name ?? (subject ? nameOf(subject) : alert.category)}
          </span>
        )}
      </h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <StatusBadge status={alert.status} />
        <PriorityBadge priority={alert.priority} />
        <SlaText alert={alert} form="text" />
        {subject && (
          <span className="text-muted">
            {subject.role} · {subject.type}
          </span>
        )}
      </div>
    </header>
  );
}
