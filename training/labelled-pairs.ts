import { createHash } from 'node:crypto';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { readRows } from './labelled-data';

export interface LabelledPair {
  query: string;
  listed: string;
  entityType: ScreeningQuery['entity_type'];
  isMatch: boolean;
  /** 0 to 1, by OpenSanctions' logic-v2; null if unknown. */
  logicScore: number | null;
}

export interface Split {
  train: LabelledPair[];
  test: LabelledPair[];
}

/** Of 256: the share of name groups that is held out from learning. */
const testShare = 102;

const entityTypes: Record<string, LabelledPair['entityType']> = { Person: 'person', Vessel: 'vessel' };

export function readPairs(): Split {
  const rows = readRows<Record<string, string>>('name_pairs.csv');
  const pairs = rows.map((row): LabelledPair => ({
    query: row.name1 ?? '',
    listed: row.name2 ?? '',
    entityType: entityTypes[row.schema ?? ''] ?? 'company',
    isMatch: row.is_match === 'true',
    logicScore: row.logic_v2_score ? Number(row.logic_v2_score) : null,
  }));
  return splitByNames(pairs);
}

/** Pairs that share a name, directly or through other pairs, are on the same side: otherwise labels would leak. */
export function splitByNames(pairs: readonly LabelledPair[]): Split {
  const groupOf = groupNames(pairs);
  const isTest = ({ query }: LabelledPair) =>
    createHash('sha256').update(groupOf(query)).digest()[0]! < testShare;
  return { train: pairs.filter((pair) => !isTest(pair)), test: pairs.filter(isTest) };
}

/** Union-find. The alphabetically first name represents a group, so that the order of the pairs does not matter. */
function groupNames(pairs: readonly LabelledPair[]): (name: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = parents.get(name) ?? name;
    return parent === name ? name : rootOf(parent);
  };
  for (const { query, listed } of pairs) {
    const [first, second] = [rootOf(sortedWords(query)), rootOf(sortedWords(listed))].sort() as [
      string,
      string,
    ];
    parents.set(second, first);
  }
  return (name) => rootOf(sortedWords(name));
}

function sortedWords(name: string): string {
  return toWords(name).sort().join(' ');
}

export function f1(
  pairs: readonly LabelledPair[],
  scoreOf: (pair: LabelledPair) => number,
  threshold: number,
): number {
  const predicted = pairs.map((pair) => scoreOf(pair) >= threshold);
  const truePositives = pairs.filter((pair, at) => pair.isMatch && predicted[at]).length;
  const errors = pairs.filter((pair, at) => pair.isMatch !== predicted[at]).length;
  return (2 * truePositives) / (2 * truePositives + errors);
}

/** The threshold, in hundredths, with the highest F1 for these pairs. */
export function bestThreshold(
  pairs: readonly LabelledPair[],
  scoreOf: (pair: LabelledPair) => number,
): number {
  const thresholds = Array.from({ length: 100 }, (_, at) => at / 100);
  return thresholds.reduce((a, b) => (f1(pairs, scoreOf, b) > f1(pairs, scoreOf, a) ? b : a));
}
