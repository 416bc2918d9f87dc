'use client';

import { useUser } from '@/components/people/use-everybody';
import { useViewer } from '@/components/shell/viewer';
import { formatDateTime } from '@/components/ui/format';
import type { WordLook } from '@/components/ui/look';
import type { CheckSettlement } from '@/lib/domain/checks/schema';
import { checkLookOf, type Settled } from './check-look';

/** How a check stands, with who settled it: "Passed by you". */
export function useCheckLook(check: Settled): WordLook {
  const viewer = useViewer();
  const by = check.settled?.by ?? null;
  const user = useUser(by);
  return checkLookOf(check, by && (by === viewer.token ? 'you' : user?.name));
}

interface SettledTextProps {
  settled: CheckSettlement | null | undefined;
  /** In a cell, the time is in the tooltip. */
  form?: 'full' | 'cell';
}

/** When people settled a check, beside its look: "23 Nov 2026, 14:02". */
export function SettledText({ settled, form = 'full' }: SettledTextProps) {
  if (!settled) return null;
  const time = formatDateTime(settled.at);
  return (
    <time dateTime={settled.at} className={form === 'cell' ? 'sr-only' : 'text-xs text-muted'}>
      {time}
    </time>
  );
}
