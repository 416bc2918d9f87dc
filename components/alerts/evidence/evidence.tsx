'use client';

import dynamic from 'next/dynamic';
import { memo } from 'react';
import { type AlertKind, kindOf } from '@/lib/domain/alerts/kinds';
import { Panel } from '@/components/ui/panel';
import type { ReadState } from '@/components/ui/read-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { Alert } from '@/lib/domain/alerts/schema';
import { AppliedPolicies } from './applied-policies';
import { ComparisonTable } from './comparison-table';
import { Disclosure } from './disclosure';
import { EarlierDecisionsPanel } from './earlier-decisions-panel';
import { ListedPartyPanel } from './listed-party-panel';
import { MatchHero } from './match-hero';
import { ReplacedNotice } from './replaced-notice';
import { ResolutionNotice } from './resolution-notice';
import { ScoreDetails } from './score-details';
import { useCompared } from './use-compared';

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
  /** Of the whole alert: until it has arrived, only the fields of a list are shown. */
  state: ReadState;
}

function AllEvidence({ alert, state }: EvidenceProps) {
  return (
    <>
      {alert.status === 'Resolved' && <ResolutionNotice alert={alert} />}
      {alert.status !== 'Resolved' && <ReplacedNotice alert={alert} />}
      {alert.match ? (
        <MatchEvidence alert={alert} state={state} />
      ) : (
        <>
          <Found alert={alert} />
          <EarlierDecisionsPanel alert={alert} />
        </>
      )}
      {/* What stands below the match waits for the whole of it, which would move it. */}
      {(alert.match === null || state !== 'loading') && <Background alert={alert} />}
    </>
  );
}

const byLooking: readonly AlertKind[] = ['face', 'document'];

function Found({ alert }: { alert: Alert }) {
  return byLooking.includes(kindOf(alert)) ? <IdentityPanel alert={alert} /> : <FindingPanel alert={alert} />;
}

/** What few decisions need: folded, and loaded when it is opened. */
function Background({ alert }: { alert: Alert }) {
  return (
    <>
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
      {alert.status === 'Resolved' && (
        <Disclosure title="Policies in force">
          <AppliedPolicies alert={alert} />
        </Disclosure>
      )}
      <Disclosure title="History">
        <AlertHistory alert={alert} />
      </Disclosure>
    </>
  );
}

/**
 * The evidence for deciding an alert, from the top down. Memoized, so that another page of the list does not redraw it.
 */
export const Evidence = memo(AllEvidence);

function MatchEvidence({ alert, state }: EvidenceProps) {
  const { compared } = useCompared(alert, state);
  if (!compared) return null;
  const { match, subject, party } = compared;
  const version = party?.lists.find(({ name }) => name === match.list)?.version ?? undefined;
  return (
    <>
      <MatchHero alert={alert} compared={compared} />
      <ComparisonTable {...compared} />
      <div className="grid gap-3 @2xl/evidence:grid-cols-2">
        {party && <ListedPartyPanel party={party} />}
        {state === 'loading' && <Skeleton className="h-44 rounded-lg" />}
        {state === 'failed' && (
          <Panel title="Listed party">
            <p className="px-4 py-3 text-sm text-muted">It could not be loaded.</p>
          </Panel>
        )}
        <EarlierDecisionsPanel alert={alert} />
      </div>
      {state !== 'loading' && (
        <ScoreDetails match={match} subject={subject} version={version} raisedAt={alert.created_at} />
      )}
    </>
  );
}
