'use client';

import { ChecksPanel } from '@/components/cases/checks/checks-panel';
import { PersonPanel } from '@/components/cases/parties/person-panel';
import { useCase, useParties } from '@/components/cases/use-case';
import { CaseAlerts } from './case-alerts';
import { OwnershipPanel } from './ownership-panel';
import { RiskPanel } from './risk-panel';
import { TimelinePanel } from './timeline-panel';

export function CaseOverview({ token }: { token: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Who token={token} />
      <ChecksPanel caseToken={token} />
      <CaseAlerts token={token} />
      <div className="grid items-start gap-4 @min-[51rem]/case:grid-cols-2">
        <RiskPanel caseToken={token} />
        <TimelinePanel caseToken={token} />
      </div>
    </div>
  );
}

/** Who owns the company, or who the person is. */
function Who({ token }: { token: string }) {
  const found = useCase(token).data;
  const parties = useParties(token).data;
  if (!found?.primary_entity_token) return null;
  if (found.entity_category === 'Company')
    return <OwnershipPanel caseToken={token} companyToken={found.primary_entity_token} />;
  const person = parties?.find((party) => party.token === found.primary_entity_token);
  return person ? <PersonPanel person={person} /> : null;
}
