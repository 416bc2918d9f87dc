'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { memo } from 'react';
import { decidedOnEntryQuery, subjectAlertsQuery } from '@/components/alerts/alert-cache';
import { type AlertKind, kindOf } from '@/components/alerts/alert-kinds';
import { useSubject } from '@/components/people/use-subject';
import { Skeleton } from '@/components/ui/skeleton';
import type { Alert } from '@/lib/domain/alerts/schema';
import { comparedOf } from './compared-of';
import { ComparisonTable } from './comparison-table';
import { Disclosure } from './disclosure';
import type { DecidedOnEntry } from './earlier-decisions';
import { EarlierDecisionsPanel } from './earlier-decisions-panel';
import { ListedPartyPanel } from './listed-party-panel';
import { MatchHero } from './match-hero';
import { ReplacedNotice } from './replaced-notice';
import { ResolutionNotice } from './resolution-notice';
import { ScoreDetails } from './score-details';

const loading = () => <Skeleton className="m-4 h-16" />;
/** Loaded with the schemas that they parse data with, to keep those out of the page's first script (docs/adr/0078). */
const AlertHistory = dynamic(() => import('./alert-history').then((part) => part.AlertHistory), { loading });
const FindingPanel = dynamic(() => import('./finding-panel').then((part) => part.FindingPanel), { loading });
const IdentityPanel = dynamic(() => import('./identity-panel').then((part) => part.IdentityPanel), {
  loading,
});
const RelatedAlerts = dynamic(() => import('./related-alerts').then((part) => part.RelatedAlerts), {
  loading,
});
const ScreeningPanel = dynamic(() => import('./screening-panel').then((part) => part.ScreeningPanel), {
  loading,
});

interface EvidenceProps {
  alert: Alert;
  /** False while only the fields of a list are loaded. */
  isWhole: boolean;
}

function AllEvidence({ alert, isWhole }: EvidenceProps) {
  const ofSubject = useSubjectAlerts(alert);
  return (
    <>
      {alert.status === 'Resolved' && <ResolutionNotice alert={alert} />}
      {alert.status !== 'Resolved' && <ReplacedNotice alert={alert} />}
      {alert.match ? (
        <MatchEvidence alert={alert} isWhole={isWhole} ofSubject={ofSubject} />
      ) : (
        <>
          <Found alert={alert} />
          <EarlierDecisionsPanel alert={alert} ofSubject={ofSubject} onEntry={nothingDecided} />
        </>
      )}
      {alert.entity_token && (
        <Disclosure title="Screening">
          <ScreeningPanel entityToken={alert.entity_token} caseToken={alert.case_token} />
        </Disclosure>
      )}
      {alert.case_token && (
        <Disclosure title="Other alerts on this case">
          <RelatedAlerts caseToken={alert.case_token} alert={alert} />
        </Disclosure>
      )}
      <Disclosure title="History">
        <AlertHistory alert={alert} />
      </Disclosure>
    </>
  );
}

const byLooking: readonly AlertKind[] = ['face', 'document'];

function Found({ alert }: { alert: Alert }) {
  return byLooking.includes(kindOf(alert)) ? <IdentityPanel alert={alert} /> : <FindingPanel alert={alert} />;
}

/**
 * The evidence for deciding an alert, from the top down. Memoized, so that another page of the list does not redraw it.
 */
export const Evidence = memo(AllEvidence);

interface MatchEvidenceProps extends EvidenceProps {
  ofSubject: readonly Alert[];
}

function MatchEvidence({ alert, isWhole, ofSubject }: MatchEvidenceProps) {
  const entity = useSubject(alert.entity_token).data ?? null;
  const onEntry = useDecidedOnEntry(alert);
  const compared = comparedOf(alert, entity);
  if (!compared) return null;
  const { match, party } = compared;
  const version = party?.lists.find(({ name }) => name === match.list)?.version ?? undefined;
  return (
    <>
      <MatchHero alert={alert} compared={compared} />
      <ComparisonTable {...compared} />
      <div className="grid gap-3 @2xl/evidence:grid-cols-2">
        {party && <ListedPartyPanel party={party} />}
        {!isWhole && <Skeleton className="h-44 rounded-lg" />}
        <EarlierDecisionsPanel alert={alert} ofSubject={ofSubject} onEntry={onEntry} />
      </div>
      <ScoreDetails match={match} version={version} raisedAt={alert.created_at} />
    </>
  );
}

const nothingDecided: DecidedOnEntry = { alerts: [], total: 0 };

function useDecidedOnEntry({ match }: Pick<Alert, 'match'>): DecidedOnEntry {
  const none = { list: '', list_entry_id: '' };
  const { data } = useQuery({ ...decidedOnEntryQuery(match ?? none), enabled: match !== null });
  return data ? { alerts: data.data, total: data.meta.total } : nothingDecided;
}

export function useSubjectAlerts({ entity_token }: Pick<Alert, 'entity_token'>): readonly Alert[] {
  const found = useQuery({ ...subjectAlertsQuery(entity_token ?? ''), enabled: entity_token !== null });
  return found.data?.data ?? [];
}
