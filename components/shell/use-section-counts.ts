import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Webhook } from '@/lib/domain/webhooks/schema';
import { undecided } from '@/components/alerts/undecided';
import { sectionsFor, type Totals } from './sections';
import { useIsPageRead } from './use-is-page-read';
import { useViewer } from './viewer';

const minuteMs = 60_000;

const isFailing = ({ status, failing_since }: Webhook) =>
  status === 'undeliverable' || (status === 'active' && failing_since !== null);

/**
 * The counts of the sections by address. The first query is shared with the list of alerts; the others wait for the
 * page.
 */
export function useSectionCounts(): Partial<Record<string, number>> {
  const { token, role } = useViewer();
  const shown = sectionsFor(role);
  const isRead = useIsPageRead();
  const alerts = useQuery({
    ...readQuery('/v1/alerts/counts', { query: undecided }),
    placeholderData: keepPreviousData,
  });
  const cases = useQuery({ ...readQuery('/v1/cases/counts', { query: {} }), enabled: isRead });
  const overridden = useQuery({
    ...readQuery('/v1/cases/counts', { query: { override: 'waiting' } }),
    enabled: isRead,
  });
  // Only for administrators, who can fix failing webhooks.
  const webhooks = useQuery({
    ...readQuery('/v1/webhooks', { query: { limit: 100 } }),
    enabled: isRead && role === 'admin',
    staleTime: minuteMs,
  });
  // Only administrators publish policies, and none of them a draft of their own.
  const policies = useQuery({ ...readQuery('/v1/policies', {}), enabled: isRead && role === 'admin' });
  const totals: Totals = {
    role,
    alerts: alerts.data,
    ownAlerts: alerts.data && (alerts.data.assigned_to[token] ?? 0),
    cases: cases.data,
    overridden: overridden.data,
    drafts:
      role === 'admin'
        ? policies.data?.data.filter(({ draft }) => draft && draft.author !== token).length
        : 0,
    failingWebhooks: webhooks.data?.data.filter(isFailing).length,
  };
  return Object.fromEntries(shown.map(({ href, countOf }) => [href, countOf?.(totals)]));
}
