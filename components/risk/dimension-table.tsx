import { Fragment } from 'react';
import { Score } from '@/components/ui/score';
import { formatScore } from '@/components/ui/format';
import { Written } from '@/components/ui/written';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { visibleText } from '@/lib/domain/wording';
import { Bar } from './bar';
import {
  breakdownOf,
  type DimensionPart,
  type Factor,
  type FloorPart,
  signedPoints,
} from '@/lib/domain/risk/breakdown';

const cellStyle = 'px-2 py-2 first:pl-4 last:pr-4';
const numberStyle = `${cellStyle} w-16 text-right tabular-nums`;

/** How the score was calculated: four dimensions, each with its factors, weight and contribution. */
export function DimensionTable({ assessment }: { assessment: RiskAssessment }) {
  const { parts, floor } = breakdownOf(assessment.dimensions);
  return (
    <div className="@container">
      <table aria-label="How the score was calculated" className="w-full table-fixed text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className={`${cellStyle} text-left font-medium`}>
              Dimension and factors
            </th>
            <th scope="col" className={`${numberStyle} font-medium`}>
              Score
            </th>
            <th scope="col" className={`${numberStyle} font-medium @max-md:hidden`}>
              Weight
            </th>
            <th scope="col" className={`${cellStyle} w-1/4 text-left font-medium @max-2xl:hidden @4xl:w-1/3`}>
              Of 100
            </th>
            <th scope="col" className={`${numberStyle} font-medium`}>
              Adds
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Fragment key={part.key}>
              <DimensionRow part={part} />
              {part.factors.map((factor) => (
                <FactorRow key={`${factor.name} ${factor.value}`} factor={factor} />
              ))}
            </Fragment>
          ))}
          {floor && <FloorRow floor={floor} />}
        </tbody>
        <tfoot>
          <tr className="border-t bg-sunken font-semibold">
            <th scope="row" className={`${cellStyle} text-left`}>
              Score
            </th>
            <Blank className={numberStyle} />
            <Blank className="@max-md:hidden" />
            <td className={`${cellStyle} @max-2xl:hidden`}>
              <Bar startPercent={0} widthPercent={assessment.overall_score} />
            </td>
            <td className={numberStyle}>
              <Score score={assessment.overall_score} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DimensionRow({ part }: { part: DimensionPart }) {
  return (
    <tr className="border-t">
      <th scope="row" className={`${cellStyle} text-left font-semibold`}>
        {part.name}
        <span className="block text-xs font-normal text-muted @md:hidden">Weight {part.weightPercent}%</span>
      </th>
      <td className={numberStyle}>
        <Score score={part.score} />
      </td>
      <td className={`${numberStyle} text-muted @max-md:hidden`}>{part.weightPercent}%</td>
      <td className={`${cellStyle} @max-2xl:hidden`}>
        <Bar startPercent={part.startPercent} widthPercent={part.adds} />
      </td>
      <td className={`${numberStyle} font-semibold`}>
        <span title={formatScore(part.adds)}>{part.wholeAdds}</span>
      </td>
    </tr>
  );
}

/** The minimum score that raised the sum of the dimensions, which belongs to none of them. */
const FloorRow = ({ floor }: { floor: FloorPart }) => (
  <tr className="border-t">
    <th scope="row" className={`${cellStyle} text-left font-semibold`}>
      {floor.text}
    </th>
    <Blank className={numberStyle} />
    <Blank className="@max-md:hidden" />
    <td className={`${cellStyle} @max-2xl:hidden`}>
      <Bar startPercent={floor.startPercent} widthPercent={floor.adds} />
    </td>
    <td className={`${numberStyle} font-semibold`}>
      <span title={formatScore(floor.adds)}>{floor.wholeAdds}</span>
    </td>
  </tr>
);

/** A factor. Its points belong to the dimension's score, before the weight. */
function FactorRow({ factor }: { factor: Factor }) {
  const { name, value, text, points } = factor;
  return (
    <tr className="text-xs text-muted last:pb-2">
      <th
        scope="row"
        aria-label={visibleText(text)}
        className="px-2 pt-0 pb-1.5 pl-4 text-left font-normal wrap-anywhere"
      >
        <span className="flex gap-x-3 @max-md:flex-col">
          <span className="w-36 shrink-0">{name}</span>
          <Written className={points > 0 ? 'text-ink' : undefined}>{value}</Written>
        </span>
      </th>
      <td className={`px-2 pb-1.5 text-right align-top tabular-nums ${points > 0 ? 'text-ink' : ''}`}>
        <span title={formatScore(points)}>{signedPoints(factor)}</span>
      </td>
      <Blank className="@max-md:hidden" />
      <Blank className="@max-2xl:hidden" />
      <Blank />
    </tr>
  );
}

/** The cell of a column that does not apply to the row. */
// oxlint-disable-next-line jsx-a11y/control-has-associated-label
const Blank = ({ className }: { className?: string }) => <td className={className} />;
