'use client';

import { ChecksPanel } from '@/components/cases/checks/checks-panel';
import { PersonPanel } from '@/components/cases/parties/person-panel';
import { useCase, useParties } from '@/components/cases/use-case';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Skeleton } from '@/components/ui/skeleton';
import { CaseAlerts } from './case-alerts';
import { RiskPanel } from './risk-panel';

/** Only for companies. Loaded while the case is read, on which all of its requests depend. */
const ownership = withPage(() => import('./ownership-panel'));
/** Loaded separately, because it is below everything else. */
const timeline = withPage(() => import('./timeline-panel'));

export function CaseOverview({ token }: { token: string }) {
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

/** The owners of a company, or the data of a person. */
function Who({ token }: { token: string }) {
  const found = useCase(token).data;
  const parties = useParties(token).data;
  if (!found?.primary_entity_token) return null;
  if (found.entity_category === 'Company')
    return <Ownership caseToken={token} companyToken={found.primary_entity_token} />;
  const person = parties?.find((party) => party.token === found.primary_entity_token);
  return person ? <PersonPanel person={person} /> : null;
}

function Ownership(company: { caseToken: string; companyToken: string }) {
  const { code, hasFailed } = ownership.useArrival(true);
  if (hasFailed) return <CodeNotLoaded onRetry={() => void ownership.load()} />;
  return code ? <code.OwnershipPanel {...company} /> : <Skeleton className="h-75 rounded-lg" />;
}

function Timeline({ caseToken }: { caseToken: string }) {
  const { code, hasFailed } = timeline.useArrival(true);
  if (hasFailed) return <CodeNotLoaded onRetry={() => void timeline.load()} />;
  return code ? <code.TimelinePanel caseToken={caseToken} /> : <Skeleton className="h-80 rounded-lg" />;
}
