import { compareNames } from '@/lib/domain/screening/compare';
import {
  pairsAfterwards,
  pairsByAnother,
  pairsByEighth,
  pairsByFifth,
  pairsByFourth,
  pairsByKind,
  pairsBySeventh,
  pairsByThird,
  slips,
  writtenPairs,
  type RealisticPair,
} from './pairs';

/** How pairs are judged by name alone at the default threshold. */
export interface Judged {
  found: number;
  missed: number;
  /** Two people or organisations that are taken for one. */
  confused: number;
  apart: number;
}

/** By what they name, then by the part of the names. */
export type RealisticFigures = Record<string, Record<string, Judged>>;

export const isRight = ({ query, listed, type, isMatch }: RealisticPair): boolean =>
  compareNames(query, listed, type).match === isMatch;

export function measureRealistic(): RealisticFigures {
  const people = writtenPairs.filter(({ type }) => type === 'person');
  const companies = writtenPairs.filter(({ type }) => type !== 'person');
  const ofType = (pairs: readonly RealisticPair[], type: RealisticPair['type']) =>
    judge(pairs.filter((pair) => pair.type === type));
  return {
    people: {
      ...byHalf(people),
      'written afterwards': judge(pairsAfterwards),
      'by kind': judge(pairsByKind),
      'by another author': judge(pairsByAnother),
      'by a third author': ofType(pairsByThird, 'person'),
      'by a fourth author': ofType(pairsByFourth, 'person'),
      'by a fifth author': ofType(pairsByFifth, 'person'),
      'by a seventh author': judge(pairsBySeventh),
      'by an eighth author': judge(pairsByEighth),
    },
    companies: {
      ...byHalf(companies),
      'by a third author': ofType(pairsByThird, 'company'),
      'by a fourth author': ofType(pairsByFourth, 'company'),
      'by a fifth author': ofType(pairsByFifth, 'company'),
    },
    'people, with a slip': byHalf(slips),
  };
}

export function f1Of({ found, missed, confused }: Judged): number {
  return (2 * found) / (2 * found + missed + confused);
}

function byHalf(pairs: readonly RealisticPair[]): Record<RealisticPair['half'], Judged> {
  const judgedIn = (half: RealisticPair['half']) => judge(pairs.filter((pair) => pair.half === half));
  return { seen: judgedIn('seen'), counted: judgedIn('counted') };
}

function judge(pairs: readonly RealisticPair[]): Judged {
  const judged: Judged = { found: 0, missed: 0, confused: 0, apart: 0 };
  for (const pair of pairs) {
    const right = isRight(pair);
    if (pair.isMatch) judged[right ? 'found' : 'missed'] += 1;
    else judged[right ? 'apart' : 'confused'] += 1;
  }
  return judged;
}
