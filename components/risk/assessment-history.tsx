'use client';

import { UserName } from '@/components/people/user-name';
import { ModelName } from '@/components/policies/model-name';
import { TonedText } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Column, shownWhenFolded } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { Score } from '@/components/ui/score';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { tierLook } from '@/components/cases/appearance';
import { assessmentLook } from './appearance';

const columns: readonly Column<RiskAssessment>[] = [
  {
    id: 'calculated',
    name: 'Calculated',
    priority: 1,
    cell: ({ created_at, status }) => (
      <>
        {formatDateTime(created_at)}
        <span className={`block text-xs font-normal text-muted ${shownWhenFolded[2]}`}>{status}</span>
      </>
    ),
  },
  {
    id: 'score',
    name: 'Score',
    priority: 1,
    width: 'w-16',
    align: 'end',
    cell: ({ overall_score }) => <Score score={overall_score} className="tabular-nums" />,
  },
  { id: 'tier', name: 'Tier', priority: 1, width: 'w-40', cell: (assessment) => <Tiers {...assessment} /> },
  {
    id: 'status',
    name: 'Status',
    priority: 2,
    width: 'w-32',
    cell: ({ status }) => <StatusBadge look={assessmentLook[status]} />,
  },
  {
    id: 'approved',
    name: 'Approved by',
    priority: 3,
    width: 'w-36',
    cell: ({ approved_by }) =>
      approved_by === null ? <span className="text-faint">–</span> : <UserName token={approved_by} />,
  },
  {
    id: 'model',
    name: 'Model',
    priority: 4,
    width: 'w-28',
    cell: ({ model_version }) => (
      <span className="text-muted">
        <ModelName model={model_version} />
      </span>
    ),
  },
];

function Tiers({ tier, override_tier }: RiskAssessment) {
  if (override_tier === null || override_tier === tier)
    return <TonedText {...tierLook[tier]}>{tier}</TonedText>;
  return (
    <TonedText {...tierLook[override_tier]}>
      {override_tier} <span className="text-muted">over {tier}</span>
    </TonedText>
  );
}

const keyOf = ({ token }: RiskAssessment) => token;

interface AssessmentHistoryProps {
  assessments: readonly RiskAssessment[];
  query: TableQuery;
  /** The token of the assessment whose calculation is shown. */
  shown: string | undefined;
  onShow: (token: string) => void;
}

/** All assessments of the case. The chosen one is shown above. */
export function AssessmentHistory({ assessments, query, shown, onShow }: AssessmentHistoryProps) {
  return (
    <Panel title="History" note="Choose one to see how it was calculated" className="overflow-hidden">
      <DataTable
        label="Assessments of this case"
        noun={['assessment', 'assessments']}
        columns={columns}
        mainColumn="calculated"
        rows={assessments}
        keyOf={keyOf}
        target={({ token, created_at }) => ({
          label: `Assessment of ${formatDateTime(created_at)}`,
          onActivate: () => onShow(token),
        })}
        query={query}
        currentKey={shown}
        empty={null}
        className="max-h-96"
      />
    </Panel>
  );
}
