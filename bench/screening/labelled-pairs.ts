import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { ScreeningQuery } from '../../lib/domain/screening/schema';

/** Two names, and whether people say that they are one. */
export interface LabelledPair {
  asked: string;
  listed: string;
  entityType: ScreeningQuery['entity_type'];
  isMatch: boolean;
  /** 0 to 1, of OpenSanctions' logic-v2; null where it is not told. */
  logicScore: number | null;
}

/** Of 256: the share of pairs that no learning ever sees. */
const testShare = 102;

const entityTypes: Record<string, LabelledPair['entityType']> = { Person: 'person', Vessel: 'vessel' };

export function readPairs(path: string): { train: LabelledPair[]; test: LabelledPair[] } {
  const rows: Array<Record<string, string>> = parse(readFileSync(path), { columns: true });
  const pairs = rows.map((row): LabelledPair => ({
    asked: row.name1 ?? '',
    listed: row.name2 ?? '',
    entityType: entityTypes[row.schema ?? ''] ?? 'company',
    isMatch: row.is_match === 'true',
    logicScore: row.logic_v2_score ? Number(row.logic_v2_score) : null,
  }));
  return { train: pairs.filter((pair) => !isTest(pair)), test: pairs.filter(isTest) };
}

/** By the names alone and whichever is first, so that a pair stays on its side when the file grows. */
function isTest({ asked, listed }: LabelledPair): boolean {
  const names = [asked, listed].sort().join('\n');
  return createHash('sha256').update(names).digest()[0]! < testShare;
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
