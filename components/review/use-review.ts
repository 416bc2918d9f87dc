import { useQueries, useQuery } from '@tanstack/react-query';
import { assessmentsQuery } from '@/components/risk/use-risk';
import { asOne } from '@/components/ui/data-table/as-one';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { readQuery } from '@/lib/api/query';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import {
  byDeadline,
  casesOverridden,
  type ReviewItem,
  waitingAlerts,
  waitingCases,
  waitingOverride,
} from './review-items';

const recordsOf = (event_type: AuditRecord['event_type']) =>
  readQuery('/v1/audit-logs', { query: { event_type, limit: 200 } });

const caseQuery = (token: string) => readQuery('/v1/cases/{case_token}', { path: { case_token: token } });

/** The alerts that wait for a reviewer. */
export const escalatedQuery = readQuery('/v1/alerts', {
  query: { status: 'Escalated', snoozed: 'exclude', sort: 'sla_deadline', limit: 100 },
});

/** Everything that waits for a reviewer. The log says who submitted it and when; live events have it all read again. */
export function useReview(): { items: ReviewItem[]; query: TableQuery } {
  const alerts = useQuery(escalatedQuery);
  const cases = useQuery(
    readQuery('/v1/cases', { query: { status: 'In Review', sort: 'sla_deadline', limit: 100 } }),
  );
  const escalations = useQuery(recordsOf('alert.escalated'));
  const moves = useQuery(recordsOf('case.status_changed'));
  const overridden = useQuery(recordsOf('risk_assessment.overridden'));
  const approved = useQuery(recordsOf('risk_assessment.approved'));
  const overrides = useOverrides(overridden.data?.data ?? [], approved.data?.data ?? []);

  const queries = [alerts, cases, escalations, moves, overridden, approved, ...overrides.queries];
  const query = asOne(queries);
  const items = byDeadline([
    ...waitingAlerts(alerts.data?.data ?? [], escalations.data?.data ?? []),
    ...overrides.items,
    ...waitingCases(cases.data?.data ?? [], moves.data?.data ?? []),
  ]);
  // All at once, so that no row moves under the reader's hand while the rest comes.
  return { items: query.isPending || query.isError ? [] : items, query };
}

function useOverrides(overridden: readonly AuditRecord[], approved: readonly AuditRecord[]) {
  const tokens = casesOverridden(overridden, approved);
  const cases = useQueries({ queries: tokens.map(caseQuery) });
  const assessments = useQueries({ queries: tokens.map(assessmentsQuery) });
  const items = tokens.flatMap((_, place) => {
    const [found, of] = [cases[place]?.data, assessments[place]?.data];
    const item = found && of && waitingOverride(found, of.data, overridden);
    return item ? [item] : [];
  });
  return { items, queries: [...cases, ...assessments] };
}

/** What happened since an item was submitted, newest first. */
export function useChangesSince({ caseToken, key, submittedAt }: ReviewItem) {
  const target = caseToken === null ? { target_token: key } : { case_token: caseToken };
  return useQuery(readQuery('/v1/audit-logs', { query: { ...target, from: submittedAt, limit: 50 } }));
}
