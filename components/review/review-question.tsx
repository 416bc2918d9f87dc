import { BeforeApproval } from '@/components/cases/frame/before-approval-panel';
import { heaviestShares, signedPoints } from '@/lib/domain/risk/breakdown';
import { TierWord } from '@/components/risk/risk-summary';
import { DraftChanges } from '@/components/settings/policies/draft-changes';
import { Facts } from '@/components/ui/facts';
import { formatScore } from '@/components/ui/format';
import { Score } from '@/components/ui/score';
import { Written } from '@/components/ui/written';
import { kindOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import type { RiskDimensions } from '@/lib/domain/risk/schema';
import type { ReviewItem } from './review-items';

const Quote = ({ children }: { children: string }) => (
  <blockquote className="border-l-2 border-line-strong/50 pl-3 text-base whitespace-pre-wrap">
    <Written className="block">{children}</Written>
  </blockquote>
);

/** What the reviewer should decide, and why. */
export function Question({ item }: { item: ReviewItem }) {
  switch (item.kind) {
    case 'proposal':
      return <Proposed item={item} />;
    case 'escalation':
      return (
        <>
          {item.reason && <Quote>{item.reason}</Quote>}
          <p className="text-sm">No resolution was proposed. Open the alert to decide it.</p>
        </>
      );
    case 'override':
      return (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            Calculated <Score score={item.assessment.overall_score} className="font-semibold tabular-nums" />
            <TierWord tier={item.assessment.tier} className="font-semibold" />
            {item.assessment.override_tier && (
              <>
                set to <TierWord tier={item.assessment.override_tier} className="text-lg font-semibold" />
              </>
            )}
          </p>
          <Quote>{item.assessment.override_justification ?? ''}</Quote>
          <Shares dimensions={item.assessment.dimensions} />
        </>
      );
    case 'policy':
      return (
        <div className="rounded-md border">
          <DraftChanges
            key={item.key}
            label="What the draft changes"
            draft={item.draft}
            policy={item.policy}
          />
        </div>
      );
    case 'case':
      return (
        <>
          <Facts
            className="px-0 py-0"
            facts={[
              { label: 'Alerts to resolve', value: item.found.open_alerts_count },
              {
                label: 'Risk',
                value: item.found.risk_tier ? (
                  <TierWord tier={item.found.risk_tier} className="font-medium" />
                ) : (
                  'Not assessed'
                ),
              },
            ]}
          />
          {item.reason && <Quote>{item.reason}</Quote>}
          <BeforeApproval of={item.found} />
        </>
      );
  }
}

/** What the calculated score comes from, to judge the override by. */
function Shares({ dimensions }: { dimensions: RiskDimensions }) {
  const { shares, others } = heaviestShares(dimensions);
  return (
    <section aria-label="What the score comes from">
      <h3 className="text-sm font-semibold">What the score comes from</h3>
      {shares.length === 0 && <p className="mt-1 text-sm text-muted">No factor raises it.</p>}
      <ul className="mt-1 divide-y text-sm">
        {shares.map((share) => (
          <li key={share.text} className={shareStyle}>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Written>{share.text}</Written>
              {share.dimension !== null && <span className="text-xs text-muted"> · {share.dimension}</span>}
            </span>
            <span title={formatScore(share.points)} className="tabular-nums">
              {signedPoints(share)}
            </span>
          </li>
        ))}
        {others > 0 && (
          <li className={`${shareStyle} text-muted`}>
            <span className="flex-1">Everything else</span>
            <span className="tabular-nums">+{others}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const shareStyle = 'flex items-baseline gap-x-3 py-1.5';

function Proposed({ item: { alert, reason } }: { item: Extract<ReviewItem, { alert: unknown }> }) {
  const { proposal } = alert;
  if (!proposal) return null;
  return (
    <>
      <p className="text-sm">
        Proposed: <span className="font-semibold">{verdictPhrase(kindOf(alert), proposal)}</span>
      </p>
      <Quote>{proposal.rationale}</Quote>
      {reason && reason !== proposal.rationale && (
        <p className="text-sm whitespace-pre-wrap">
          Sent to the reviewer with: <Written>{reason}</Written>
        </p>
      )}
      {proposal.conditions && (
        <p className="text-sm">
          Conditions: <Written>{proposal.conditions}</Written>
        </p>
      )}
    </>
  );
}
