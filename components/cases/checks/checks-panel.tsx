'use client';

import Link from 'next/link';
import { nameOf } from '@/lib/domain/entity-name';
import { useChecks, useParties } from '@/components/cases/use-case';
import { useViewer } from '@/components/shell/viewer';
import { classNames } from '@/components/ui/class-names';
import { onDemand } from '@/components/ui/on-demand';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { canAct } from '@/lib/domain/access/roles';
import { type CheckGrid, checkGrid, failedIn } from './check-grid';
import { isPastConcern, passedText } from './check-look';
import { shortCheckName } from '@/lib/domain/check-words';
import { CheckMark, CheckOutcome } from './check-mark';
import type { Check } from '@/lib/domain/checks/schema';

/** Loaded once a check has failed. */
const retryFailed = onDemand(() => import('./retry-failed'));

/** The grid of parties and checks, or in narrow places only the checks of each party that have not passed. */
export function ChecksPanel({ caseToken }: { caseToken: string }) {
  const viewer = useViewer();
  const parties = useParties(caseToken);
  const checks = useChecks(caseToken);
  const failedQuery = [parties, checks].find(({ isError }) => isError);
  const grid =
    parties.data &&
    checks.data &&
    checkGrid(
      parties.data.map((party) => ({ token: party.token, name: nameOf(party) })),
      checks.data,
    );
  const failed = grid && failedIn(grid);
  const canRetry = failed !== undefined && failed.length > 0 && canAct(viewer.role);
  const retry = retryFailed.useCode(canRetry);
  return (
    <Panel
      title="Checks"
      note={
        grid && grid.total > 0 ? passedText(grid.rows.flatMap((row) => [...row.checks.values()])) : undefined
      }
      className="@container/checks overflow-hidden"
      aside={canRetry && retry && <retry.RetryFailed failed={failed.map(({ token }) => token)} />}
    >
      {failedQuery && (
        <ProblemNotice
          className="m-3"
          title="The checks could not be loaded"
          problem={failedQuery.error}
          onRetry={() => void failedQuery.refetch()}
        />
      )}
      {!grid && !failedQuery && <Skeleton className="m-4 h-32" />}
      {grid && grid.total === 0 && <p className="px-4 py-3 text-sm text-muted">No checks in this case.</p>}
      {grid && grid.total > 0 && (
        <>
          <WideGrid grid={grid} caseToken={caseToken} shown={shownFrom(grid).wide} />
          <NarrowGrid grid={grid} shown={shownFrom(grid).narrow} />
        </>
      )}
    </Panel>
  );
}

/** The widths from which the grid is shown. More columns need more room, because a hit must not be cut off. */
const widths = [
  { maxColumns: 4, wide: '@xl/checks:block', narrow: '@xl/checks:hidden' },
  { maxColumns: 5, wide: '@2xl/checks:block', narrow: '@2xl/checks:hidden' },
  { maxColumns: Infinity, wide: '@3xl/checks:block', narrow: '@3xl/checks:hidden' },
] as const;

const shownFrom = ({ columns }: CheckGrid<Check>) =>
  widths.find(({ maxColumns }) => columns.length <= maxColumns) ?? widths[2];

interface GridProps {
  grid: CheckGrid<Check>;
  /** The class that shows this variant at its widths. */
  shown: string;
}

function WideGrid({ grid, caseToken, shown }: GridProps & { caseToken: string }) {
  return (
    <div className={classNames('hidden overflow-x-auto', shown)}>
      <table className="w-full text-sm">
        <thead>
          <tr className="h-9 border-b text-xs text-muted [&>th]:font-medium">
            <th scope="col" className="pl-4 text-left">
              Party
            </th>
            {grid.columns.map((code) => (
              <th key={code} scope="col" className="px-2">
                {shortCheckName[code]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(({ party, checks }) => (
            <tr key={party.token} className="h-9 border-b last:border-b-0">
              <th scope="row" className="max-w-64 min-w-40 pl-4 text-left font-medium">
                <Link
                  href={`/entities/${party.token}`}
                  prefetch={false}
                  dir="auto"
                  className="block truncate text-left hover:underline"
                >
                  {party.name}
                </Link>
              </th>
              {grid.columns.map((code) => {
                const check = checks.get(code);
                return (
                  <td key={code} className="px-2 text-center">
                    {check && !isPastConcern(check) ? (
                      <Link
                        href={`/cases/${caseToken}/checks#${check.token}`}
                        prefetch={false}
                        className="inline-block max-w-32 rounded-sm"
                      >
                        <span className="sr-only">
                          {shortCheckName[code]} of {party.name}:{' '}
                        </span>
                        <CheckMark check={check} />
                      </Link>
                    ) : (
                      <CheckMark check={check} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NarrowGrid({ grid, shown }: GridProps) {
  return (
    <ul className={shown}>
      {grid.rows.map(({ party, checks }) => {
        const others = [...checks].filter(([, check]) => !isPastConcern(check));
        return (
          <li key={party.token} className="border-b px-4 py-2.5 text-sm last:border-b-0">
            <p className="flex items-baseline justify-between gap-3">
              <bdi className="font-medium wrap-anywhere">{party.name}</bdi>
              <span className="shrink-0 text-xs text-muted">
                {checks.size > 0 ? passedText([...checks.values()]) : 'Not requested'}
              </span>
            </p>
            {others.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
                {others.map(([code, check]) => (
                  <span key={code} className="inline-flex items-baseline gap-1.5">
                    {shortCheckName[code]} <CheckOutcome check={check} />
                  </span>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
