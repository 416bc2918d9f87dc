'use client';

import { Workflow } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { Flow, FlowFilters } from '@/lib/domain/flows/schema';
import { ListHeader } from '@/components/ui/list-header';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { TryLink } from '@/components/try/try-link';
import { TierText } from '@/components/cases/tier-text';
import { LiveMark } from '@/components/live/live-mark';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { askedOf, type Filter } from '@/components/ui/filters/active-filters';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { useFilters } from '@/components/ui/filters/use-filters';
import { formatDateTime } from '@/components/ui/format';
import { Written } from '@/components/ui/written';
import { flowTypeLook, outcomeLook, progressLook } from './appearance';
import { FlowTypeText } from './flow-texts';
import { StatusBadge } from '@/components/ui/status-badge';
import { durationText } from './flow-steps';

const choicesOf = (looks: Record<string, { word: string }>) =>
  Object.entries(looks).map(([value, { word }]) => ({ value, label: word }));

const filters: readonly Filter[] = [
  { name: 'flow_type', label: 'Kind', choices: choicesOf(flowTypeLook) },
  { name: 'processing_status', label: 'Progress', choices: choicesOf(progressLook) },
];

const nameOf = ({ subject, external_reference, flow_token }: Flow) =>
  subject?.name ?? external_reference ?? flow_token;

const columns: readonly Column<Flow>[] = [
  {
    id: 'flow',
    name: 'Subject and reference',
    priority: 1,
    cell: (flow) => (
      <>
        <Written className={lineStyle}>{nameOf(flow)}</Written>
        <span className={`${lineStyle} text-xs font-normal text-muted`}>
          {flow.external_reference ? (
            <Written>{flow.external_reference}</Written>
          ) : (
            <span className="font-mono @max-lg/table:hidden">{flow.flow_token}</span>
          )}
          <span className={shownWhenFolded[2]}>
            {flow.external_reference && ' · '}
            {flowTypeLook[flow.flow_type].word}, {formatDateTime(flow.created_at)}
          </span>
        </span>
      </>
    ),
  },
  {
    id: 'kind',
    name: 'Kind',
    priority: 2,
    width: 'w-32',
    cell: ({ flow_type }) => <FlowTypeText type={flow_type} />,
  },
  {
    id: 'result',
    name: 'Result',
    priority: 1,
    width: 'w-28',
    cell: (flow) => <StatusBadge look={outcomeLook(flow)} />,
  },
  {
    id: 'tier',
    name: 'Risk tier',
    priority: 3,
    width: 'w-28',
    cell: ({ risk_tier }) => <TierText tier={risk_tier} score={null} />,
  },
  {
    id: 'case',
    name: 'Case',
    priority: 4,
    width: 'w-24',
    cell: ({ case_token }) =>
      case_token ? (
        <Link
          href={`/cases/${case_token}`}
          prefetch={false}
          className="relative z-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Open case
        </Link>
      ) : (
        <span className="text-faint">None</span>
      ),
  },
  {
    id: 'started',
    name: 'Started',
    priority: 2,
    width: 'w-48',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDateTime(created_at)}</time>,
  },
  {
    id: 'took',
    name: 'Took',
    priority: 4,
    width: 'w-24',
    align: 'end',
    cell: ({ created_at, completed_at }) => durationText(created_at, completed_at),
  },
];

const keyOf = ({ flow_token }: Flow) => flow_token;
const target = (flow: Flow) => ({ label: nameOf(flow), href: `/flows/${flow.flow_token}` });

export function FlowList() {
  const [state, setState] = useFilters(filters);
  const asked = useMemo(() => askedOf<FlowFilters>(state), [state]);
  const { query, rows, total, totalIsMinimum } = useListPages<Flow>({
    queryKey: ['/v1/flows', { query: asked }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/flows', { params: { query: { ...asked, cursor } }, signal })),
  });
  return (
    <div className="full-bleed">
      <ListHeader
        title="Flows"
        filters={<FilterBar filters={filters} state={state} onChange={setState} />}
        actions={<LiveMark />}
      >
        <p className="pb-3 text-sm text-muted">
          Requests to verify a company or a person or to screen a name, with their results.
        </p>
      </ListHeader>
      <DataTable
        label="Flows"
        noun={['flow', 'flows']}
        columns={columns}
        mainColumn="flow"
        density="two-line"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        totalIsMinimum={totalIsMinimum}
        empty={
          Object.keys(asked).length > 0 ? (
            <EmptyState icon={Workflow} title="No flow matches these filters" />
          ) : (
            <EmptyState icon={Workflow} title="No flows yet">
              <p>A flow begins when your system asks for a verification.</p>
              <TryLink>Try one</TryLink>
            </EmptyState>
          )
        }
      />
    </div>
  );
}
