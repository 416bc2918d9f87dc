'use client';

import { ChecksPanel } from '@/components/cases/checks/checks-panel';
import { PersonPanel } from '@/components/cases/parties/person-panel';
import { useCase, useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { CaseAlerts } from './case-alerts';
import { RiskPanel } from './risk-panel';
import { useOwnership } from './use-ownership';

/** Only for companies. Loaded while the case is read, on which all of its requests depend. */
const ownership = withPage(() => import('./ownership-panel'));
/** Loaded separately, because it is below everything else. */
const timeline = withPage(() => import('./timeline-panel'));

/** The company whose owners are shown; undefined for a person, and until the case has loaded. */
function useCompany(token: string): string | undefined {
  const found = useCase(token).data;
  return (found?.entity_category === 'Company' && found.primary_entity_token) || undefined;
}

/** Whether the heights of the panels are known, so that none moves another that is already read. */
function useIsSettled(token: string): boolean {
  const company = useCompany(token);
  const graph = useOwnership(company);
  const { code, hasFailed } = ownership.useArrival(true);
  const reads = [useCase(token), useParties(token), useChecks(token), useCaseAlerts(token)];
  const isOwnerShown = !company || (!graph.isPending && (code !== null || hasFailed));
  return isOwnerShown && reads.every(({ isPending }) => !isPending);
}

export function CaseOverview({ token }: { token: string }) {
  const isSettled = useIsSettled(token);
  if (!isSettled) return <OverviewSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <Who token={token} />
      <ChecksPanel caseToken={token} />
      <CaseAlerts token={token} />
      <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
        <RiskPanel caseToken={token} />
        <Timeline caseToken={token} />
      </div>
    </div>
  );
}

const OverviewSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <Skeleton className="h-75 rounded-lg" />
    <Skeleton className="h-60 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);

/** The owners of a company, or the data of a person. */
function Who({ token }: { token: string }) {
  const found = useCase(token).data;
  const company = useCompany(token);
  const parties = useParties(token).data;
  if (company) return <Ownership caseToken={token} companyToken={company} />;
  const person = parties?.find((party) => party.token === found?.primary_entity_token);
  return person ? <PersonPanel person={person} /> : null;
}

function Ownership(company: { caseToken: string; companyToken: string }) {
  const { code } = ownership.useArrival(true);
  return code ? (
    <code.OwnershipPanel {...company} />
  ) : (
    <CodeNotLoaded onRetry={() => void ownership.load()} />
  );
}

function Timeline({ caseToken }: { caseToken: string }) {
  const { code, hasFailed } = timeline.useArrival(true);
  if (hasFailed) return <CodeNotLoaded onRetry={() => void timeline.load()} />;
  return code ? <code.TimelinePanel caseToken={caseToken} /> : <Skeleton className="h-80 rounded-lg" />;
}
