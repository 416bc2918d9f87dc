'use client';

import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { formatDateTime } from '@/components/ui/format';
import type { CheckSettlement } from '@/lib/domain/checks/schema';

/** How people settled a check: "passed by Rita Osei, 23 Nov 2026, 14:02". */
interface SettledTextProps {
  settled: CheckSettlement | null | undefined;
  /** In a cell, the time is in the tooltip. */
  form?: 'full' | 'cell';
}

export function SettledText({ settled, form = 'full' }: SettledTextProps) {
  const { token } = useViewer();
  if (!settled) return null;
  const { result, by, at, replaced_by } = settled;
  const time = formatDateTime(at);
  return (
    <span className="text-xs text-muted" title={form === 'cell' ? time : undefined}>
      {replaced_by
        ? 'replaced by a newer document, decided by '
        : `${result === 'Pass' ? 'passed' : 'failed'} by `}
      {by === token ? 'you' : <UserName token={by} />}
      <span className={form === 'cell' ? 'sr-only' : undefined}>
        , <time dateTime={at}>{time}</time>
      </span>
    </span>
  );
}
