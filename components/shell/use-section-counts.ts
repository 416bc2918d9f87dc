import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Webhook } from '@/lib/domain/webhooks/schema';
import { sectionsFor, type Totals } from './sections';
import { useViewer } from './viewer';

const minuteMs = 60_000;

const isFailing = ({ status, failing_since }: Webhook) =>
  status === 'undeliverable' || (status === 'active' && failing_since !== null);

/** The count of each section by its address. Only totals of sections that are shown are asked for. */
export function useSectionCounts(): Partial<Record<string, number>> {
  const { token, role } = useViewer();
  const shown = sectionsFor(role);
  const shows = (href: string) => shown.some((section) => section.href === href);
  const alerts = useQuery({
    ...readQuery('/v1/alerts/counts', { query: { snoozed: 'exclude' } }),
    placeholderData: keepPreviousData,
  });
  const ownAlerts = useQuery({
    ...readQuery('/v1/alerts/counts', { query: { assigned_to: token, snoozed: 'exclude' } }),
    enabled: shows('/work'),
  });
  const cases = useQuery({
    ...readQuery('/v1/cases/counts', { query: {} }),
    enabled: shows('/cases') || shows('/review'),
  });
  const overridden = useQuery({
    ...readQuery('/v1/cases/counts', { query: { override: 'waiting' } }),
    enabled: shows('/review'),
  });
  // Who can mend them is told.
  const webhooks = useQuery({
    ...readQuery('/v1/webhooks', { query: { limit: 100 } }),
    enabled: role === 'admin',
    staleTime: minuteMs,
  });
  const totals: Totals = {
    alerts: alerts.data,
    ownAlerts: ownAlerts.data,
    cases: cases.data,
    overridden: overridden.data,
    failingWebhooks: webhooks.data?.data.filter(isFailing).length,
  };
  return Object.fromEntries(shown.map(({ href, countOf }) => [href, countOf?.(totals)]));
}
