import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { asOne } from '@/components/ui/data-table/as-one';
import { readQuery } from '@/lib/api/query';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { AlertStatus } from '@/lib/domain/words';
import { cameBack } from './came-back';

const unresolved: readonly AlertStatus[] = ['Open', 'Acknowledged', 'Escalated'];
const open: readonly Case['status'][] = [
  'New',
  'In Progress',
  'In Review',
  'Client Input',
  'Internal Review',
  'Escalated',
];

/** What is due first stands first; what has no deadline stands last. */
const byDeadline = <Row extends { sla_deadline: string | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.sla_deadline ?? '9').localeCompare(other.sla_deadline ?? '9'));

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A list takes one status at a time, and a Resolved alert is no work any more. */
export function useOwnAlerts() {
  const { token } = useViewer();
  const lists = useQueries({
    queries: unresolved.map((status) =>
      readQuery('/v1/alerts', {
        query: { status, assigned_to: token, snoozed: 'exclude', sort: 'sla_deadline', limit: 100 },
      }),
    ),
  });
  return {
    rows: byDeadline(lists.flatMap(({ data }) => data?.data ?? [])),
    total: sum(lists.map(({ data }) => data?.meta.total ?? 0)),
    query: asOne(lists),
  };
}

export function useOwnCases() {
  const { token } = useViewer();
  const lists = useQueries({
    queries: open.map((status) =>
      readQuery('/v1/cases', { query: { status, assigned_to: token, sort: 'sla_deadline', limit: 100 } }),
    ),
  });
  return {
    rows: byDeadline(lists.flatMap(({ data }) => data?.data ?? [])),
    total: sum(lists.map(({ data }) => data?.meta.total ?? 0)),
    query: asOne(lists),
  };
}

const shownDays = 14;
const dayMs = 86_400_000;

const useRecords = (event_type: AuditRecord['event_type'], narrowed: { actor?: string; from?: string }) =>
  useQuery(readQuery('/v1/audit-logs', { query: { event_type, ...narrowed, limit: 200 } }));

/** What reviewers decided lately of what one had escalated or overridden. */
export function useCameBack() {
  const { token } = useViewer();
  const [from] = useState(() => new Date(Date.now() - shownDays * dayMs).toISOString());
  const escalated = useRecords('alert.escalated', { actor: token });
  const overridden = useRecords('risk_assessment.overridden', { actor: token });
  const resolved = useRecords('alert.resolved', { from });
  const approved = useRecords('risk_assessment.approved', { from });
  const of = ({ data }: typeof escalated) => data?.data ?? [];
  return {
    rows: cameBack(
      token,
      { escalated: of(escalated), overridden: of(overridden) },
      { resolved: of(resolved), approved: of(approved) },
    ),
    query: asOne([escalated, overridden, resolved, approved]),
  };
}
