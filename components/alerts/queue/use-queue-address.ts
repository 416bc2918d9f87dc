import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { rememberQueueOrder } from '@/components/alerts/queue-order';

export function useQueueAddress(alerts: readonly Alert[]) {
  const search = useSearchParams();
  useEffect(() => {
    const href = search.size > 0 ? `/alerts?${search}` : '/alerts';
    rememberQueueOrder({ href, tokens: alerts.map(({ token }) => token) });
  }, [alerts, search]);

  return (change: Record<string, string>) => {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) changed.set(name, value);
    return `/alerts?${changed}`;
  };
}
