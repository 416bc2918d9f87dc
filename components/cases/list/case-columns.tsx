import type { ListedCase } from '@/lib/domain/cases/schema';
import { decisionName } from '@/lib/domain/cases/decision-names';
import { entityIcon } from '@/components/alerts/appearance';
import { subjectNameOfCase } from '@/components/cases/subject-name';
import { UserName } from '@/components/people/user-name';
import { caseStatusLook } from '@/components/cases/appearance';
import { StatusBadge } from '@/components/ui/status-badge';
import { RiskText } from '@/components/cases/risk-text';
import { CaseNumber } from '@/components/cases/case-number';
import { CaseSlaText } from '@/components/cases/case-sla-text';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import type { RowTarget } from '@/components/ui/data-table/table-row';
import type { WordLook } from '@/components/ui/look';
import { formatCount } from '@/components/ui/format';
import { countryName } from '@/lib/domain/country-names';
import { RelativeTime } from '@/components/ui/relative-time';
import { Written } from '@/components/ui/written';

export const keyOfCase = ({ token }: ListedCase) => token;
export const caseTarget = (listed: ListedCase): RowTarget => ({
  label: `${subjectNameOfCase(listed)}, ${listed.name}`,
  href: `/cases/${listed.token}`,
});

function Subject({ listed }: { listed: ListedCase }) {
  const Icon = entityIcon[listed.entity_category];
  const { name, type, primary_entity, external_reference } = listed;
  const country = primary_entity?.country;
  return (
    <span className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2">
      <Icon aria-hidden className="size-4 text-faint" strokeWidth={1.75} />
      <bdi className={`${lineStyle} font-semibold`}>{subjectNameOfCase(listed)}</bdi>
      <span className={`${lineStyle} col-start-2 text-xs font-normal text-muted`}>
        <CaseNumber>{name}</CaseNumber> · {type}
        {country && ` · ${countryName(country)}`}
        {external_reference && (
          <>
            {' · '}
            <Written>{external_reference}</Written>
          </>
        )}
      </span>
      <span className={`col-start-2 truncate text-xs font-normal ${shownWhenFolded[2]}`}>
        <CaseSlaText of={listed} form="short" />
      </span>
      <span
        className={`col-start-2 flex flex-wrap items-baseline gap-x-3 text-xs font-normal ${shownWhenFolded[3]}`}
      >
        <RiskText of={listed} />
        {listed.open_alerts_count > 0 && (
          <span className="text-muted">{formatCount(listed.open_alerts_count)} to resolve</span>
        )}
      </span>
    </span>
  );
}

/** A closed case by what was decided. */
const statusLookOf = (status: ListedCase['status'], decision: ListedCase['decision']): WordLook =>
  decision ? { ...caseStatusLook[status], word: decisionName[decision] } : caseStatusLook[status];

function OpenAlerts({ count }: { count: number }) {
  if (count === 0) return <span className="text-faint">None</span>;
  return <span className="tabular-nums">{formatCount(count)}</span>;
}

export const caseColumns: readonly Column<ListedCase>[] = [
  {
    id: 'subject',
    name: 'Case',
    priority: 1,
    cell: (listed) => <Subject listed={listed} />,
    skeleton: 'w-48',
  },
  {
    id: 'status',
    name: 'Status',
    priority: 1,
    width: 'w-34',
    cell: ({ status, decision }) => <StatusBadge look={statusLookOf(status, decision)} />,
  },
  {
    id: 'risk',
    name: 'Risk',
    priority: 3,
    width: 'w-56',
    sort: { field: 'risk_score', first: 'descending' },
    cell: (listed) => <RiskText of={listed} />,
  },
  {
    id: 'alerts',
    name: 'To resolve',
    priority: 3,
    width: 'w-26',
    align: 'end',
    cell: (listed) => <OpenAlerts count={listed.open_alerts_count} />,
  },
  {
    id: 'owner',
    name: 'Owner',
    priority: 4,
    width: 'w-36',
    cell: (listed) => <UserName token={listed.assigned_to} />,
  },
  {
    id: 'deadline',
    name: 'Deadline',
    priority: 2,
    width: 'w-28',
    sort: { field: 'sla_deadline', first: 'ascending' },
    cell: (listed) => <CaseSlaText of={listed} form="short" />,
  },
  {
    id: 'opened',
    name: 'Opened',
    priority: 4,
    width: 'w-24',
    align: 'end',
    sort: { field: 'created_at', first: 'descending' },
    cell: (listed) => <RelativeTime timestamp={listed.created_at} form="column" />,
  },
];
