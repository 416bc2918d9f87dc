import type { Cell } from './measure';

/** By kind, then by culture: `11/12` judged rightly. Kinds of others begin with `not:`. */
export type Summary = Record<string, Record<string, string>>;

export function summaryOf(cells: readonly Cell[]): Summary {
  const summary: Summary = {};
  for (const { side, kind, culture, right, cases } of cells) {
    const row = (summary[side === 'same' ? kind : `not: ${kind}`] ??= {});
    row[culture] = `${right}/${cases}`;
  }
  return summary;
}
