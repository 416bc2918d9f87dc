import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ModelName } from '@/components/policies/model-name';
import { Score } from '@/components/ui/score';
import type { RiskAssessment, RiskPreview } from '@/lib/domain/risk/schema';
import { pathName } from '@/lib/domain/risk/names';
import { TierWord } from '../risk-summary';
import { signedChange } from './difference';

interface OutcomeProps {
  assessment: RiskAssessment;
  preview: RiskPreview;
  /** Before a change, there is only the score as it is. */
  isChanged: boolean;
}

/**
 * The current score, tier and path, and what they would be. They stay in sight while the fields below them change: on a
 * phone under the top bar, and low.
 */
export function Outcome({ assessment, preview, isChanged }: OutcomeProps) {
  const change = Math.round(preview.overall_score) - Math.round(assessment.overall_score);
  return (
    <div className="sticky top-page z-10 border-b bg-surface px-4 py-3 @max-xl/case:py-2">
      <div
        role="status"
        className="flex flex-wrap gap-x-10 gap-y-3 @max-xl/case:gap-x-6 @max-xl/case:gap-y-0"
      >
        <Change
          label="Score"
          before={isChanged && change !== 0 && <Score score={assessment.overall_score} />}
          after={
            <>
              <Score score={preview.overall_score} className={figureStyle} />
              {isChanged && change !== 0 && (
                <span className="text-sm text-muted">{signedChange(change)}</span>
              )}
            </>
          }
        />
        <Change
          label="Tier"
          before={isChanged && preview.tier !== assessment.tier && <TierWord tier={assessment.tier} />}
          after={<TierWord tier={preview.tier} className={figureStyle} />}
        />
        <Change
          label="Path"
          before={
            isChanged &&
            preview.due_diligence_path !== assessment.due_diligence_path &&
            pathName[assessment.due_diligence_path]
          }
          after={<span className="font-medium">{pathName[preview.due_diligence_path]}</span>}
        />
      </div>
      {preview.override_tier !== null && (
        <p className="mt-2 text-xs text-muted">
          The override to {preview.override_tier} would still apply, including its due diligence path.
        </p>
      )}
      {preview.model_version !== assessment.model_version && (
        <p className="mt-2 text-xs text-muted">
          Calculated by the model in force, <ModelName model={preview.model_version} />. This assessment was
          made by <ModelName model={assessment.model_version} />, so the score may differ for that reason
          alone.
        </p>
      )}
    </div>
  );
}

const figureStyle = 'text-2xl font-semibold @max-xl/case:text-base';

interface ChangeProps {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

const Change = ({ label, before, after }: ChangeProps) => (
  <div className="max-w-full @max-xl/case:flex @max-xl/case:items-center @max-xl/case:gap-2">
    <p className="mb-1 text-xs text-muted @max-xl/case:mb-0">{label}</p>
    <p className="flex min-h-8 flex-wrap items-baseline gap-2 tabular-nums">
      {before !== false && (
        <>
          <span className="text-muted">{before}</span>
          <ArrowRight aria-hidden className="size-3.5 shrink-0 self-center text-faint" />
          <span className="sr-only">would be</span>
        </>
      )}
      <span className="flex items-baseline gap-2">{after}</span>
    </p>
  </div>
);
