'use client';

import { ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import type { Check } from '@/lib/domain/checks/schema';
import { nameOf } from '@/lib/domain/entity-name';
import { useCase, useChecks, useParties } from '@/components/cases/use-case';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { inOrder } from './check-grid';
import { countsAsPassed, isPastConcern, passedText } from './check-look';
import { CheckLine } from './check-line';

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
            <CheckLine key={check.token} check={check} of={nameOf(party)} inCase={found} others={own} />
          ))}
        </ul>
      </Panel>
    );
  });
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
      <ChecksByParty token={token} checks={checks.data} />
    </div>
  );
}
