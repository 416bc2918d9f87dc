'use client';

import { UsersRound } from 'lucide-react';
import type { Check } from '@/lib/domain/checks/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { entityIcon } from '@/components/alerts/appearance';
import { nameOf } from '@/lib/domain/entity-name';
import { roleName } from '@/lib/domain/role-names';
import { ToResolve } from '@/components/cases/to-resolve';
import { confirmedSubjects, unresolvedBySubject } from '@/components/cases/overview/unresolved';
import { useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { type Column, lineStyle } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { RowTarget } from '@/components/ui/data-table/table-row';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { checkGrid } from '@/components/cases/checks/check-grid';
import { passedText } from '@/components/cases/checks/check-look';
import { StatusBadge } from '@/components/ui/status-badge';
import { verificationLook } from './verification-look';

interface PartyRow {
  party: Entity;
  /** Undefined until the alerts have arrived. */
  toResolve: number | undefined;
  isConfirmed: boolean;
  /** Undefined until the checks have arrived. */
  checks: string | undefined;
}

const noun = ['party', 'parties'] as const;
const keyOf = ({ party }: PartyRow) => party.token;
const target = ({ party }: PartyRow): RowTarget => ({
  label: nameOf(party),
  href: `/entities/${party.token}`,
});

const columns: readonly Column<PartyRow>[] = [
  {
    id: 'name',
    name: 'Party',
    priority: 1,
    cell: ({ party }) => {
      const Icon = entityIcon[party.type];
      return (
        <span className="grid grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2">
          <Icon aria-hidden className="size-4 text-faint" strokeWidth={1.75} />
          <bdi className={`${lineStyle} font-semibold`}>{nameOf(party)}</bdi>
          <span className={`${lineStyle} col-start-2 text-xs font-normal text-muted`}>
            {[
              roleName[party.role],
              party.date_of_birth ? `Born ${formatDate(party.date_of_birth)}` : party.registration_number,
              party.country && countryName(party.country),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      );
    },
  },
  {
    id: 'verification',
    name: 'Verification',
    priority: 2,
    width: 'w-36',
    cell: ({ party }) => <StatusBadge look={verificationLook[party.verification_status]} />,
  },
  {
    id: 'checks',
    name: 'Checks',
    priority: 3,
    width: 'w-40',
    cell: ({ checks }) => checks ?? <Skeleton className="h-4 w-12" />,
  },
  {
    id: 'alerts',
    name: 'Alerts',
    priority: 1,
    width: 'w-32',
    cell: ({ toResolve, isConfirmed }) => <ToResolve count={toResolve} isConfirmed={isConfirmed} />,
  },
];

function checksText({ token }: Entity, checks: readonly Check[]): string {
  const [row] = checkGrid([{ token, name: '' }], checks).rows;
  return row && row.checks.size > 0 ? passedText([...row.checks.values()]) : 'None';
}

export function CaseParties({ token }: { token: string }) {
  const parties = useParties(token);
  const alerts = useCaseAlerts(token);
  const unresolved = alerts.data && unresolvedBySubject(alerts.data);
  const confirmed = confirmedSubjects(alerts.data ?? []);
  const checks = useChecks(token);
  const failed = [alerts, checks].find(({ data, isError }) => isError && data === undefined);
  const rows = (parties.data ?? []).map((party): PartyRow => {
    return {
      party,
      toResolve: unresolved && (unresolved.get(party.token) ?? 0),
      isConfirmed: confirmed.has(party.token),
      checks: checks.data && checksText(party, checks.data),
    };
  });
  return (
    <div className="overflow-hidden rounded-lg border">
      {failed && (
        <ProblemNotice
          className="m-3"
          title="The alerts and checks of the parties could not be loaded"
          problem={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      <DataTable
        label="Parties of the case"
        noun={noun}
        columns={columns}
        mainColumn="name"
        density="two-line"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={parties}
        empty={
          <EmptyState icon={UsersRound} title="No parties yet">
            <p>Use “Add to case” to add a person or company.</p>
          </EmptyState>
        }
      />
    </div>
  );
}
