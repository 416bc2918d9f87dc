'use client';

import { topicIcon } from '@/components/alerts/appearance';
import { isDecided } from '@/components/alerts/list/group';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { Strength } from '@/components/alerts/strength';
import { classNames } from '@/components/ui/class-names';
import type { Alert } from '@/lib/domain/alerts/schema';
import { foundText } from '@/lib/domain/readable';

interface HitsProps {
  alerts: readonly Alert[];
  current: string;
  onOpen: (token: string) => void;
}

/** All hits on one person or company in one case, side by side. */
export function Hits({ alerts, current, onOpen }: HitsProps) {
  if (alerts.length < 2) return null;
  return (
    <nav aria-label="Hits on this subject" className="flex shrink-0 gap-2 overflow-x-auto p-0.5">
      {alerts.map((alert) => (
        <Hit key={alert.token} alert={alert} isCurrent={alert.token === current} onOpen={onOpen} />
      ))}
    </nav>
  );
}

function Hit({
  alert,
  isCurrent,
  onOpen,
}: {
  alert: Alert;
  isCurrent: boolean;
  onOpen: HitsProps['onOpen'];
}) {
  const Icon = topicIcon[topicOf(alert)];
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(alert.token)}
      className={classNames(
        'min-w-44 flex-1 rounded-lg border bg-surface px-3 py-2 text-left text-sm hover:bg-hover',
        isCurrent && 'border-accent bg-accent-soft/50 ring-1 ring-accent',
      )}
    >
      <span className="flex items-center gap-1.5 text-muted">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{topicOf(alert)}</span>
        <Strength alert={alert} />
      </span>
      <bdi className={classNames('block truncate', isDecided(alert) ? 'text-muted' : 'font-medium')}>
        {foundText(alert)}
      </bdi>
    </button>
  );
}
