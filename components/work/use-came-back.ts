import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { asOne } from '@/components/ui/data-table/as-one';
import { readQuery } from '@/lib/api/query';
import type { AuditFilters, AuditRecord } from '@/lib/domain/audit/schema';
import { cameBack, decidedFrom } from './came-back';

const perPage = 200;
/** For so many submissions, the outcome is requested one by one. No more are shown either. */
const maxAsked = 20;

const records = (filters: AuditFilters, limit = perPage) =>
  readQuery('/v1/audit-logs', { query: { ...filters, limit } });

const useSubmitted = (event_type: AuditRecord['event_type']) =>
  useQuery(records({ event_type, actor: useViewer().token }));

interface Decisions {
  event_type: AuditRecord['event_type'];
  from: string;
  /** Filters for what was submitted, the newest first. */
  of: readonly AuditFilters[];
}

/** Everybody's decisions of these days, if they fit on one page. If not, those on each submission as well. */
function useDecided({ event_type, from, of }: Decisions) {
  const all = useQuery(records({ event_type, from }));
  const hasMore = (all.data?.meta.page.cursor ?? null) !== null;
  const asked = hasMore ? of.slice(0, maxAsked) : [];
  const each = useQueries({ queries: asked.map((about) => records({ event_type, from, ...about }, 1)) });
  const found = [all, ...each].flatMap(({ data }) => data?.data ?? []);
  return {
    records: [...new Map(found.map((record) => [record.token, record])).values()],
    queries: [all, ...each],
  };
}

const unique = (tokens: readonly (string | null)[]): string[] =>
  [...new Set(tokens)].filter((token) => token !== null);

/** Recent decisions of reviewers on what the user has escalated or overridden. */
export function useCameBack() {
  const { token } = useViewer();
  const [from] = useState(() => decidedFrom(new Date()));
  const escalated = useSubmitted('alert.escalated');
  const overridden = useSubmitted('risk_assessment.overridden');
  const of = ({ data }: typeof escalated) => data?.data ?? [];
  const resolved = useDecided({
    event_type: 'alert.resolved',
    from,
    of: unique(of(escalated).map((record) => record.target_token)).map((target_token) => ({ target_token })),
  });
  const approved = useDecided({
    event_type: 'risk_assessment.approved',
    from,
    of: unique(of(overridden).map((record) => record.case_token)).map((case_token) => ({ case_token })),
  });
  return {
    rows: cameBack(
      token,
      { escalated: of(escalated), overridden: of(overridden) },
      { resolved: resolved.records, approved: approved.records },
    ),
    query: asOne([escalated, overridden, ...resolved.queries, ...approved.queries]),
  };
}
