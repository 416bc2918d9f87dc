'use client';

import { statusLook } from '@/components/alerts/appearance';
import { PriorityText } from '@/components/alerts/priority-text';
import { StatusBadge } from '@/components/ui/status-badge';
import { SlaText } from '@/components/alerts/sla-text';
import { Strength } from '@/components/alerts/strength';
import { subjectName, topicOf } from '@/lib/domain/alerts/kinds';
import { caseStatusLook } from '@/components/cases/appearance';
import { RiskText } from '@/components/cases/risk-text';
import { CaseNumber } from '@/components/cases/case-number';
import { CaseSlaText } from '@/components/cases/case-sla-text';
import { CaseName } from '@/components/review/item-text';
import { type Column, lineStyle } from '@/components/ui/data-table/column';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { ListedCase } from '@/lib/domain/cases/schema';

const none = <span className="text-faint">–</span>;

export const ownAlertColumns: readonly Column<Alert>[] = [
  {
    id: 'subject',
    name: 'Subject and finding',
    priority: 1,
    cell: (alert) => (
      <>
        <bdi className={lineStyle}>{subjectName(alert)}</bdi>
        <span className="flex gap-x-1 text-xs font-normal text-muted @max-lg/table:flex-wrap">
          <span className="shrink-0">{topicOf(alert)}</span>
          {alert.match && (
            <>
              {' · '}
              <bdi className={`${lineStyle} min-w-0`}>{alert.match.matched_name}</bdi>
            </>
          )}
          {alert.case_name && (
            <span className="shrink-0 @max-lg/table:basis-full">
              <span className="@max-lg/table:hidden">{' · '}</span>
              <CaseNumber>{alert.case_name}</CaseNumber>
            </span>
          )}
        </span>
      </>
    ),
  },
  {
    id: 'priority',
    name: 'Priority',
    priority: 3,
    width: 'w-30',
    cell: ({ priority }) => <PriorityText priority={priority} />,
  },
  {
    id: 'match',
    name: 'Match',
    priority: 3,
    width: 'w-28',
    // The mark of a conflict comes last, so that the scores are below each other.
    cell: (alert) =>
      alert.match ? (
        <span className="[&_.tone-danger]:order-1">
          <Strength alert={alert} />
        </span>
      ) : (
        none
      ),
  },
  {
    id: 'status',
    name: 'Status',
    priority: 2,
    width: 'w-34',
    cell: ({ status }) => <StatusBadge look={statusLook[status]} />,
  },
  {
    id: 'due',
    name: 'Due',
    priority: 1,
    width: 'w-24',
    cell: (alert) => <SlaText alert={alert} form="short" />,
  },
];

export const ownCaseColumns: readonly Column<ListedCase>[] = [
  {
    id: 'subject',
    name: 'Subject and case',
    priority: 1,
    cell: (found) => (
      <>
        <CaseName found={found} className={lineStyle} />
        <span className={`${lineStyle} text-xs font-normal text-muted`}>
          <CaseNumber>{found.name}</CaseNumber> · {found.type}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    name: 'Status',
    priority: 2,
    width: 'w-36',
    cell: ({ status }) => <StatusBadge look={caseStatusLook[status]} />,
  },
  {
    id: 'alerts',
    name: 'To resolve',
    priority: 3,
    width: 'w-24',
    align: 'end',
    cell: ({ open_alerts_count }) =>
      open_alerts_count === 0 ? (
        <span className="text-faint">None</span>
      ) : (
        <span className="tabular-nums">{open_alerts_count}</span>
      ),
  },
  {
    id: 'risk',
    name: 'Risk',
    priority: 3,
    width: 'w-56',
    cell: (found) => <RiskText of={found} />,
  },
  {
    id: 'due',
    name: 'Due',
    priority: 1,
    width: 'w-28',
    cell: (found) => <CaseSlaText of={found} form="short" />,
  },
];
