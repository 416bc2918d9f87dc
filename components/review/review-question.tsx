import { BeforeApproval } from '@/components/cases/frame/before-approval-panel';
import { heaviestFactors, signedPoints } from '@/components/risk/breakdown';
import { TierWord } from '@/components/risk/risk-summary';
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
          <Factors dimensions={item.assessment.dimensions} />
        </>
      );
    case 'policy':
      return (
        <p className="text-sm">
          Open the policy to see what the draft changes, to try it on past cases and to publish it.
        </p>
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
function Factors({ dimensions }: { dimensions: RiskDimensions }) {
  const factors = heaviestFactors(dimensions);
  return (
    <section aria-label="What the score comes from" className="max-w-lg">
      <h3 className="text-sm font-semibold">What the score comes from</h3>
      {factors.length === 0 && <p className="mt-1 text-sm text-muted">No factor raises it.</p>}
      <ul className="mt-1 text-sm">
        {factors.map((factor) => (
          <li key={`${factor.dimension} ${factor.text}`} className="flex items-baseline gap-x-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <Written>{factor.text}</Written>
              <span className="text-xs text-muted"> · {factor.dimension}</span>
            </span>
            <span title={formatScore(factor.points)} className="tabular-nums">
              {signedPoints(factor)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
