'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { readQuery } from '@/lib/api/query';
import { roleName } from '@/lib/domain/role-names';
import { ToResolve } from '@/components/cases/to-resolve';
import { useCase, useCaseAlerts, useParties } from '@/components/cases/use-case';
import { classNames } from '@/components/ui/class-names';
import { formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { OwnershipGraph } from './ownership-graph';
import { type DeclaredShares, type OwnershipRow, ownershipRows } from './ownership-rows';
import { confirmedSubjects, unresolvedBySubject } from './unresolved';
import { useOwnership } from './use-ownership';

interface OwnershipPanelProps {
  caseToken: string;
  companyToken: string;
}

/** The shares of the owners as stated in the request of the case's flow. */
function useDeclaredShares(caseToken: string): DeclaredShares {
  const flow_token = useCase(caseToken).data?.flow_token ?? '';
  const flow = useQuery({
    ...readQuery('/v1/flows/{flow_token}', { path: { flow_token } }),
    enabled: flow_token !== '',
  });
  const owners = flow.data?.beneficial_owners ?? [];
  return new Map(
    owners.flatMap(({ entity_token, ownership_percentage }) =>
      entity_token && ownership_percentage !== null ? [[entity_token, ownership_percentage] as const] : [],
    ),
  );
}

export function OwnershipPanel({ caseToken, companyToken }: OwnershipPanelProps) {
  const graph = useOwnership(companyToken);
  const parties = useParties(caseToken);
  const declared = useDeclaredShares(caseToken);
  const alerts = useCaseAlerts(caseToken).data;
  const unresolved = alerts && unresolvedBySubject(alerts);
  const failed = [graph, parties].find(({ isError }) => isError);
  const rows = ownershipRows(graph.data, parties.data ?? [], declared);
  const hasOwners = graph.data && graph.data.owners.length > 0;
  const total =
    graph.data?.owners.reduce((sum, { direct_percentage }) => sum + (direct_percentage ?? 0), 0) ?? 0;
  return (
    <Panel
      title="Ownership"
      note={hasOwners ? `${formatScore(total)}% of the ownership is known` : undefined}
      className="@container/ownership overflow-hidden"
      aside={
        hasOwners &&
        unresolved &&
        unresolved.size > 0 && (
          <span className="tone-warning flex items-center gap-1.5 text-xs text-muted">
            <span aria-hidden className="size-2.5 rounded-xs border-[1.5px] border-tone" />
            Alert to resolve
          </span>
        )
      }
    >
      {failed && (
        <ProblemNotice
          className="m-3"
          title="The owners could not be loaded"
          problem={failed.error}
          onRetry={() => void failed.refetch()}
        />
      )}
      {(graph.isPending || parties.isPending) && !failed && <Skeleton className="m-4 h-56" />}
      {graph.data && parties.data && (
        <div className={hasOwners ? besideEachOther : undefined}>
          {hasOwners ? (
            <OwnershipGraph
              graph={{ ...graph.data, owned: [], links: upward(graph.data) }}
              flagged={new Set(unresolved?.keys())}
              rootNote="This case"
            />
          ) : (
            <p className="px-4 py-3 text-sm text-muted">
              {declared.size > 0
                ? 'No owner is recorded. The shares below are those that the request stated.'
                : 'No owner of this company is known.'}
            </p>
          )}
          <OwnershipTable
            rows={rows}
            unresolved={unresolved}
            confirmed={confirmedSubjects(alerts ?? [])}
            isBesideGraph={hasOwners ?? false}
          />
        </div>
      )}
      {graph.data?.truncated && (
        <p className="border-t px-4 py-2 text-xs text-muted">Not all owners are shown.</p>
      )}
    </Panel>
  );
}

/** The graph without what the company itself owns. */
function upward({
  owned,
  links,
}: {
  owned: readonly { entity_token: string }[];
  links: Parameters<typeof OwnershipGraph>[0]['graph']['links'];
}) {
  const below = new Set(owned.map(({ entity_token }) => entity_token));
  return links.filter(({ owned_token }) => !below.has(owned_token));
}

const besideEachOther = 'grid @min-[51rem]/ownership:grid-cols-[minmax(0,1fr)_23rem]';

const percent = (value: number | null) => (value === null ? '–' : `${formatScore(value)}%`);

interface OwnershipTableProps {
  rows: readonly OwnershipRow[];
  /** Undefined until the alerts have arrived. */
  unresolved: ReadonlyMap<string, number> | undefined;
  confirmed: ReadonlySet<string>;
  isBesideGraph: boolean;
}

function OwnershipTable({ rows, unresolved, confirmed, isBesideGraph }: OwnershipTableProps) {
  if (rows.length === 0) return null;
  return (
    <div
      className={classNames(
        'min-w-0 border-t',
        isBesideGraph && '@min-[51rem]/ownership:border-t-0 @min-[51rem]/ownership:border-l',
      )}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="h-9 border-b text-left text-xs text-muted [&>th]:font-medium">
            <th className="pl-4">Party</th>
            <th className="px-2 text-right">Direct</th>
            <th className="px-2 text-right">In all</th>
            <th className="pr-4 pl-5">Alerts</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, name, role, direct, inAll, declared }) => (
            <tr key={token} className="border-b last:border-b-0">
              <th scope="row" className="py-2 pl-4 text-left font-normal">
                <Link
                  href={`/entities/${token}`}
                  prefetch={false}
                  className="font-medium wrap-anywhere hover:underline"
                >
                  <bdi>{name || 'Unnamed'}</bdi>
                </Link>
                <span className="block text-xs text-muted">
                  {role ? roleName[role] : 'Not checked in this case'}
                </span>
              </th>
              <td className="px-2 text-right tabular-nums">{percent(direct)}</td>
              <td className="px-2 text-right font-medium tabular-nums">
                {percent(inAll ?? declared)}
                {declared !== null && <span className="block text-xs font-normal text-muted">stated</span>}
              </td>
              <td className="pr-4 pl-5">
                <ToResolve
                  count={unresolved && (unresolved.get(token) ?? 0)}
                  isConfirmed={confirmed.has(token)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
