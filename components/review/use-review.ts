import { useQuery } from '@tanstack/react-query';
import { asOne } from '@/components/ui/data-table/as-one';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { api, bodyOf } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import {
  byDeadline,
  isBefore,
  type ReviewItem,
  waitingAlerts,
  waitingCases,
  waitingOverrides,
  waitingPolicies,
} from './review-items';
import { useViewer } from '@/components/shell/viewer';
import type { WaitingKind } from './review-tabs';

const recordsOf = (event_type: AuditRecord['event_type']) =>
  readQuery('/v1/audit-logs', { query: { event_type, limit: 200 } });

const pageSize = 100;

/** The path and filters, as in a key of `readQuery`. The navigation counts with the same. */
export const escalatedKey = ['/v1/alerts', { query: { status: 'Escalated', snoozed: 'exclude' } }] as const;

const useEscalatedAlerts = () =>
  useListPages({
    queryKey: escalatedKey,
    load: (cursor, signal) => {
      const query = { ...escalatedKey[1].query, sort: 'sla_deadline', limit: pageSize, cursor } as const;
      return bodyOf(api.GET('/v1/alerts', { params: { query }, signal }));
    },
  });

const useCasesInReview = () =>
  useListPages({
    queryKey: ['/v1/cases', { query: { status: 'In Review' } }],
    load: (cursor, signal) => {
      const query = { status: 'In Review', sort: 'sla_deadline', limit: pageSize, cursor } as const;
      return bodyOf(api.GET('/v1/cases', { params: { query }, signal }));
    },
  });

interface OverriddenCase {
  found: Case;
  assessments: readonly RiskAssessment[];
  sla_deadline: string | null;
}

async function withAssessments(found: Case, signal: AbortSignal): Promise<OverriddenCase> {
  const params = {
    path: { case_token: found.token },
    query: { sort: '-created_at', limit: pageSize },
  } as const;
  const { data } = await bodyOf(api.GET('/v1/cases/{case_token}/risk-assessments', { params, signal }));
  return { found, assessments: data, sla_deadline: found.sla_deadline };
}

/** Loads each case with its assessments, so that a page is complete at once. */
const useOverriddenCases = () =>
  useListPages({
    queryKey: ['/v1/cases', { query: { override: 'waiting' } }],
    load: async (cursor, signal) => {
      const query = { override: 'waiting', sort: 'sla_deadline', limit: 25, cursor } as const;
      const page = await bodyOf(api.GET('/v1/cases', { params: { query }, signal }));
      const rows = await Promise.all(page.data.map((found) => withAssessments(found, signal)));
      return { ...page, data: rows };
    },
  });

/** How many items of each kind are waiting, including those on pages not loaded yet. */
type WaitingTotals = Record<WaitingKind, number>;

/**
 * Everything that waits for a reviewer. The audit log says who submitted it and when; live events refetch all of it.
 */
export function useReview(): { items: ReviewItem[]; totals: WaitingTotals; query: TableQuery } {
  const alerts = useEscalatedAlerts();
  const cases = useCasesInReview();
  const overrides = useOverriddenCases();
  const escalations = useQuery(recordsOf('alert.escalated'));
  const moves = useQuery(recordsOf('case.status_changed'));
  const overridden = useQuery(recordsOf('risk_assessment.overridden'));

  // Only administrators publish policies.
  const mayPublish = useViewer().role === 'admin';
  const policies = useQuery({ ...readQuery('/v1/policies', {}), enabled: mayPublish });
  const drafts = waitingPolicies(policies.data?.data ?? []);

  const lists = [alerts, cases, overrides];
  const pages = lists.map((list) => list.query);
  const query = asOne([...pages, escalations, moves, overridden, ...(mayPublish ? [policies] : [])]);
  const items = byDeadline([
    ...waitingAlerts(alerts.rows, escalations.data?.data ?? []),
    ...waitingOverrides(overrides.rows, overridden.data?.data ?? []),
    ...waitingCases(cases.rows, moves.data?.data ?? []),
    ...drafts,
  ]);
  return {
    // Shown all at once and only as far as every list has been read, so that no row moves while the user reaches for
    // it.
    items: query.isPending ? [] : items.filter(isBefore(lists.filter((list) => list.query.hasNextPage))),
    totals: {
      alerts: alerts.total ?? 0,
      cases: cases.total ?? 0,
      risk: overrides.total ?? 0,
      policies: drafts.length,
    },
    query: {
      ...query,
      hasNextPage: pages.some((page) => page.hasNextPage),
      isFetchNextPageError: pages.some((page) => page.isFetchNextPageError),
      fetchNextPage: () => pages.forEach((page) => page.hasNextPage && void page.fetchNextPage()),
    },
  };
}

/** What has happened since an item was submitted, newest first. */
export function useChangesSince({ caseToken, key, submittedAt }: ReviewItem) {
  const target = caseToken === null ? { target_token: key } : { case_token: caseToken };
  return useQuery(readQuery('/v1/audit-logs', { query: { ...target, from: submittedAt, limit: 50 } }));
}
