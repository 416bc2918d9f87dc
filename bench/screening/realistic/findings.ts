import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listOf, type Findings, type Row } from '../findings';
import { f1Of, isRight, measureRealistic, type Judged } from './measure';
import { pairsAfterwards, pairsByAnother, pairsByFourth, pairsBySeventh, slips, writtenPairs } from './pairs';

const figures = resolve('bench/screening/realistic/figures.json');
const targets: Record<string, number> = { people: 0.93, companies: 0.9, 'people, with a slip': 0.97 };

/** Also writes the figures that the test compares with, and shows the misses of all parts but those by kind. */
export async function measureRealisticNames(): Promise<Findings> {
  const measured = measureRealistic();
  await writeFile(figures, `${JSON.stringify(measured, null, 2)}\n`);
  const rows = Object.entries(measured).flatMap(([what, parts]) =>
    Object.entries(parts).map(([part, judged]) => rowOf(what, part, judged)),
  );
  const lookedAt = [
    ...writtenPairs,
    ...pairsAfterwards,
    ...pairsByAnother,
    ...pairsByFourth,
    ...pairsBySeventh,
    ...slips,
  ];
  const wrong = lookedAt.filter((pair) => !isRight(pair));
  const described = wrong.map(({ group, query, listed }) => `${group}: ${query} / ${listed}`);
  return { rows, details: [listOf('Realistic names judged wrongly, of those looked at', described)] };
}

function rowOf(what: string, part: string, judged: Judged): Row {
  const { found, missed, confused, apart } = judged;
  return {
    measure: `realistic names of ${what}, ${part}: F1 of ${found + missed + confused + apart} pairs`,
    figure: `${f1Of(judged).toFixed(3)} (${found} found, ${missed} missed, ${confused} of ${confused + apart} others alert)`,
    target: `≥ ${targets[what]}`,
    isMet: f1Of(judged) >= (targets[what] ?? 1),
    yardstick: '',
  };
}
