'use client';

import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import type { Check } from '@/lib/domain/checks/schema';
import { canAct } from '@/lib/domain/access/roles';
import type { Entity } from '@/lib/domain/entities/schema';
import { nameOf } from '@/lib/domain/entity-name';
import { useCase, useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { useViewer } from '@/components/shell/viewer';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { checkGrid, failedIn, inOrder } from './check-grid';
import { countsAsPassed, isPastConcern, passedText } from './check-look';
import { CheckLine } from './check-line';
import { outageOf } from './outage';
import { RetryFailed } from './retry-failed';

/** Scrolls to the check that the address links to, once the checks have loaded. */
function useTargetInView(isLoaded: boolean): void {
  useEffect(() => {
    const { hash } = window.location;
    if (!isLoaded || !hash) return;
    // Setting the hash again makes the browser look for the target again.
    window.location.replace(hash);
  }, [isLoaded]);
}

interface ChecksByPartyProps {
  token: string;
  checks: readonly Check[];
}

const isDone = (check: Check) => isPastConcern(check) || countsAsPassed(check);

/** The checks of each party, those that have not passed first. */
function ChecksByParty({ token, checks }: ChecksByPartyProps) {
  const found = useCase(token).data;
  const parties = useParties(token).data ?? [];
  const alerts = useCaseAlerts(token).data ?? [];
  return parties.map((party) => {
    const own = inOrder(
      checks.filter(({ entity_token }) => entity_token === party.token),
      isDone,
    );
    if (own.length === 0) return null;
    return (
      <Panel
        key={party.token}
        title={nameOf(party)}
        note={passedText(own)}
        className="@container/checks overflow-hidden"
      >
        <ul>
          {own.map((check) => (
            <CheckLine
              key={check.token}
              check={check}
              of={nameOf(party)}
              inCase={found}
              others={own}
              outage={outageOf(check, alerts)}
            />
          ))}
        </ul>
      </Panel>
    );
  });
}

interface RetryAllProps {
  checks: readonly Check[];
  parties: readonly Entity[];
}

/** Retries everything that failed, as the overview does. */
function RetryAll({ checks, parties }: RetryAllProps) {
  const { role } = useViewer();
  const named = parties.map((party) => ({ token: party.token, name: nameOf(party) }));
  const failed = failedIn(checkGrid(named, checks));
  if (failed.length === 0 || !canAct(role)) return null;
  return (
    <div className="-mb-2 flex justify-end">
      <RetryFailed failed={failed.map(({ token }) => token)} />
    </div>
  );
}

export function CaseChecks({ token }: { token: string }) {
  const checks = useChecks(token);
  const parties = useParties(token);
  const failed = [checks, parties].find(({ isError }) => isError);
  const isLoaded = checks.data !== undefined && parties.data !== undefined;
  useTargetInView(isLoaded);
  if (failed)
    return (
      <ProblemNotice
        title="The checks could not be loaded"
        problem={failed.error}
        onRetry={() => void failed.refetch()}
      />
    );
  if (!isLoaded) return <Skeleton className="h-96" />;
  if (checks.data.length === 0)
    return (
      <EmptyState icon={ListChecks} title="No checks in this case">
        <p>A verification or a screening adds checks.</p>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <RetryAll checks={checks.data} parties={parties.data} />
      <ChecksByParty token={token} checks={checks.data} />
    </div>
  );
}
