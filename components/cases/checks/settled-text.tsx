'use client';

import { UserName } from '@/components/people/user-name';
import { useViewer } from '@/components/shell/viewer';
import { formatDateTime } from '@/components/ui/format';
import type { CheckSettlement } from '@/lib/domain/checks/schema';

/** How people settled a check: "passed by Rita Osei, 23 Nov 2026, 14:02". */
export function SettledText({ settled }: { settled: CheckSettlement | null | undefined }) {
  const { token } = useViewer();
  if (!settled) return null;
  const { result, by, at, replaced_by } = settled;
  return (
    <span className="text-xs text-muted">
      {replaced_by
        ? 'replaced by a newer document, decided by '
        : `${result === 'Pass' ? 'passed' : 'failed'} by `}
      {by === token ? 'you' : <UserName token={by} />}, <time dateTime={at}>{formatDateTime(at)}</time>
    </span>
  );
}
