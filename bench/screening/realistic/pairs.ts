import { createHash } from 'node:crypto';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { companies } from './companies';
import { companiesByFifth } from './companies-by-fifth';
import { companiesByFourth } from './companies-by-fourth';
import { companiesByThird } from './companies-by-third';
import { people } from './people';
import { peopleAfterwards } from './people-afterwards';
import { peopleByAnother } from './people-by-another';
import { peopleByEighth } from './people-by-eighth';
import { peopleByFifth } from './people-by-fifth';
import { peopleByFourth } from './people-by-fourth';
import { peopleByKind } from './people-by-kind';
import { peopleBySeventh } from './people-by-seventh';
import { peopleByThird } from './people-by-third';
import { slipsOf } from './slips';

export interface RealisticPair {
  query: string;
  listed: string;
  type: ScreeningQuery['entity_type'];
  isMatch: boolean;
  /** A culture or a kind of company. */
  group: string;
  /** Until model 2026-11-26-borne, rules were changed by what is in one half, and only counts of the other were read. */
  half: 'seen' | 'counted';
}

/** Of people, written down when the rules of model 2026-11-23-regions had been changed, and looked at afterwards. */
export const pairsAfterwards: readonly RealisticPair[] = pairsIn(peopleAfterwards, 'person');

/** Of people, by kind of difference: written before the rules of model 2026-11-26-borne, and only counted. */
export const pairsByKind: readonly RealisticPair[] = pairsIn(peopleByKind, 'person');

/**
 * Of people of 45 cultures, by another author, when model 2026-11-26-borne was made without them. Looked at for the models
 * after it.
 */
export const pairsByAnother: readonly RealisticPair[] = pairsIn(peopleByAnother, 'person');

/**
 * By a third author, when model 2026-11-27-customs was made without them. Nobody has looked at its misses; its counts were
 * read while model 2026-11-27-companies was made, and once when 2026-11-27-records was finished.
 */
export const pairsByThird: readonly RealisticPair[] = [
  ...pairsIn(peopleByThird, 'person'),
  ...pairsIn(companiesByThird, 'company'),
];

/** By a fourth author. Looked at for model 2026-11-27-companies, which was made with them. */
export const pairsByFourth: readonly RealisticPair[] = [
  ...pairsIn(peopleByFourth, 'person'),
  ...pairsIn(companiesByFourth, 'company'),
];

/**
 * By a fifth author, and counted once models 2026-11-27-companies and 2026-11-27-records were finished. Nobody has looked at
 * its misses.
 */
export const pairsByFifth: readonly RealisticPair[] = [
  ...pairsIn(peopleByFifth, 'person'),
  ...pairsIn(companiesByFifth, 'company'),
];

/**
 * Of people of 80 cultures, by a seventh author, before a rule of model 2026-11-27-records was read. Counted once, then
 * looked at for that model.
 */
export const pairsBySeventh: readonly RealisticPair[] = pairsIn(peopleBySeventh, 'person');

/**
 * Of people of 88 cultures, by an eighth author, who knew neither the matcher nor the other parts. Counted once, on model
 * 2026-11-27-records. Nobody has looked at its misses.
 */
export const pairsByEighth: readonly RealisticPair[] = pairsIn(peopleByEighth, 'person');

export const writtenPairs: readonly RealisticPair[] = [
  ...pairsIn(people, 'person'),
  ...pairsIn(companies, 'company'),
];

/** The listed people of these, with a slip. */
export const slips: readonly RealisticPair[] = writtenPairs
  .filter(({ isMatch, type }) => isMatch && type === 'person')
  .flatMap((pair) => slipsOf(pair.listed, pair.group).map((query) => ({ ...pair, query })));

function pairsIn(table: string, type: RealisticPair['type']): RealisticPair[] {
  return table
    .trim()
    .split('\n\n')
    .flatMap((text) => {
      const [group = '', rest = ''] = text.split(/: (.*)/s, 2);
      const [same = '', other = ''] = rest.split('|');
      return [
        ...pairsOf(same, ' = ').map((names) => ({ ...names, isMatch: true })),
        ...pairsOf(other, ' / ').map((names) => ({ ...names, isMatch: false })),
      ].map((pair) => ({ ...pair, type, group, half: halfOf(pair.listed) }));
    });
}

function pairsOf(text: string, separator: string): Array<{ query: string; listed: string }> {
  return text.split(';').map((pair) => {
    const [query = '', listed = ''] = pair.split(separator).map((name) => name.trim());
    return { query, listed };
  });
}

function halfOf(name: string): RealisticPair['half'] {
  return createHash('sha256').update(name).digest()[0]! % 2 === 0 ? 'seen' : 'counted';
}
