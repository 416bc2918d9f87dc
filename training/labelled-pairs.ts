import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';

/** Two names, and whether people say that they are one. */
export interface LabelledPair {
  asked: string;
  listed: string;
  entityType: ScreeningQuery['entity_type'];
  isMatch: boolean;
  /** 0 to 1, of OpenSanctions' logic-v2; null where it is not told. */
  logicScore: number | null;
}

/** Of 256: the share of groups of pairs that no learning ever sees. */
const testShare = 102;

const entityTypes: Record<string, LabelledPair['entityType']> = { Person: 'person', Vessel: 'vessel' };

/** Pairs that share a name, at one or more removes, are all for learning or all for its test. */
export function readPairs(path: string): { train: LabelledPair[]; test: LabelledPair[] } {
  const rows: Array<Record<string, string>> = parse(readFileSync(path), { columns: true });
  const pairs = rows.map((row): LabelledPair => ({
    asked: row.name1 ?? '',
    listed: row.name2 ?? '',
    entityType: entityTypes[row.schema ?? ''] ?? 'company',
    isMatch: row.is_match === 'true',
    logicScore: row.logic_v2_score ? Number(row.logic_v2_score) : null,
  }));
  return splitByNames(pairs);
}

/** No name is on both sides: what is learned about one would tell of its other pairs. */
export function splitByNames(pairs: readonly LabelledPair[]): {
  train: LabelledPair[];
  test: LabelledPair[];
} {
  const groupOf = groupNames(pairs);
  const isTest = ({ asked }: LabelledPair) =>
    createHash('sha256').update(groupOf(asked)).digest()[0]! < testShare;
  return { train: pairs.filter((pair) => !isTest(pair)), test: pairs.filter(isTest) };
}

/** The name that stands for all that pairs connect with a name: the first of them in the alphabet. */
function groupNames(pairs: readonly LabelledPair[]): (name: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    const parent = parents.get(name) ?? name;
    return parent === name ? name : rootOf(parent);
  };
  for (const { asked, listed } of pairs) {
    const [first, second] = [rootOf(normalised(asked)), rootOf(normalised(listed))].sort() as [
      string,
      string,
    ];
    parents.set(second, first);
  }
  return (name) => rootOf(normalised(name));
}

/** Names of the same words are one name, in whatever order and case. */
function normalised(name: string): string {
  return toWords(name).sort().join(' ');
}

/** F1 of saying "match" where `scoreOf` reaches the threshold. */
export function f1(
  pairs: readonly LabelledPair[],
  scoreOf: (pair: LabelledPair) => number,
  threshold: number,
): number {
  const said = pairs.map((pair) => scoreOf(pair) >= threshold);
  const right = pairs.filter((pair, at) => pair.isMatch && said[at]).length;
  const wrong = pairs.filter((pair, at) => pair.isMatch !== said[at]).length;
  return (2 * right) / (2 * right + wrong);
}
