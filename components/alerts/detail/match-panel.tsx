'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import type { Match } from '@/lib/domain/screening/schema';
import { ScoreDial } from '@/components/charts/score-dial';
import { Panel } from '@/components/ui/panel';
import { listVersionOf, useAlertCheck } from './alert-check';
import { ComparisonTable } from './comparison-table';
import { ContributionBars } from './contribution-bars';
import { ListedPartyPanel } from './listed-party-panel';
import { OtherScores } from './other-scores';
import { VerdictTally } from './verdict-tally';

interface MatchPanelProps {
  alert: Alert;
  match: Match;
  subject: Entity | undefined;
}

export function MatchPanel({ alert, match, subject }: MatchPanelProps) {
  const version = listVersionOf(useAlertCheck(alert), match.list);
  return (
    <>
      <section
        aria-label="Match"
        className="@container flex items-center gap-5 rounded-lg border bg-surface p-4 max-sm:gap-4"
      >
        <ScoreDial score={match.match_score} label="Match score" />
        <div className="min-w-0 flex-1">
          <p className="label-caps">Matches</p>
          <p className="text-xl font-semibold tracking-tight text-balance break-words">
            {match.matched_name}
          </p>
          <p className="mt-1 text-sm break-words text-muted">
            {match.list}
            {version && <> · version {version.version}</>} · entry{' '}
            <span className="font-mono text-xs">{match.list_entry_id}</span>
            {match.model_version && <> · model {match.model_version}</>}
          </p>
          {alert.rationale && <p className="mt-1.5 text-sm text-pretty break-words">{alert.rationale}.</p>}
          <OtherScores match={match} />
        </div>
        <VerdictTally match={match} subject={subject} />
      </section>
      <Panel title="Side by side">
        <ComparisonTable match={match} subject={subject} />
      </Panel>
      {alert.evidence && 'lists' in alert.evidence && <ListedPartyPanel party={alert.evidence} />}
      <Panel title="How this score was calculated">
        <ContributionBars match={match} />
      </Panel>
    </>
  );
}
