import { type Breakdown, breakdownOf, type DimensionPart, signedPoints } from '../../risk/breakdown.ts';
import type { RiskDimensions } from '../../risk/schema.ts';
import type { TableRow } from './table.ts';
import type { TableOf } from './tables.ts';
import { wholeScore } from './words.ts';

const totalOf = ({ parts, floor }: Breakdown): number =>
  parts.reduce((sum, { wholeAdds }) => sum + wholeAdds, floor?.wholeAdds ?? 0);

function rowsOfDimension({ name, score, weightPercent, wholeAdds, factors }: DimensionPart): TableRow[] {
  const figures = [wholeScore(score), `${weightPercent}%`, String(wholeAdds)];
  const cells = factors.map((factor) => [factor.name, factor.value, signedPoints(factor)]);
  return (cells.length > 0 ? cells : [[]]).map((each) => ({ group: name, figures, cells: each }));
}

const sumRow = (group: string, adds: number): TableRow => ({ group, figures: [String(adds)], cells: [] });

/** The dimensions of an assessment as the console shows them, what a minimum score adds once, and their sum. */
export const dimensionsTable: TableOf = {
  columns: [
    { title: 'Dimension and factors', share: 0.3 },
    { title: 'Value', share: 0.4 },
    { title: 'Score', share: 0.1, isNumeric: true },
    { title: 'Weight', share: 0.1, isNumeric: true },
    { title: 'Adds', share: 0.1, isNumeric: true },
  ],
  rowsOf: (dimensions) => {
    const breakdown = breakdownOf(dimensions as RiskDimensions); // as written by Pack.add
    const { parts, floor } = breakdown;
    return [
      ...parts.flatMap(rowsOfDimension),
      ...(floor ? [sumRow(floor.text, floor.wholeAdds)] : []),
      sumRow('Score', totalOf(breakdown)),
    ];
  },
};
