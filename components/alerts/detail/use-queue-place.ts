import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Shortcuts } from '@/components/shell/use-shortcuts';
import { neighboursOf, recallQueueOrder, rememberLastAlert } from '@/components/alerts/queue-order';

const alertHref = (token: string | undefined) => token && `/alerts/${token}`;

export function useQueuePlace(token: string) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const order = useMemo(() => (isHydrated ? recallQueueOrder() : null), [isHydrated]);
  useEffect(() => {
    rememberLastAlert(token);
  }, [token]);

  const { previous, next, position, count } = neighboursOf(order, token);
  const queueHref = order?.href ?? '/alerts';
  const previousHref = alertHref(previous);
  const nextHref = alertHref(next);
  const shortcuts: Shortcuts = {
    Escape: () => router.push(queueHref),
    ...(nextHref && { j: () => router.replace(nextHref) }),
    ...(previousHref && { k: () => router.replace(previousHref) }),
  };
  return { queueHref, previousHref, nextHref, position, count, shortcuts };
}
