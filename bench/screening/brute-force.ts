import { alignNames } from '@/lib/domain/screening/scoring/align';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { Candidates } from '@/lib/domain/screening/index/candidates';
import { Dictionary } from '@/lib/domain/screening/index/dictionary';
import { greatestLift } from '@/lib/domain/screening/scoring/evidence';
import { defaultMatchThreshold, estimateSlack, type MatcherList } from '@/lib/domain/screening/matcher';
import { currentModel } from '@/lib/domain/screening/model';
import { toNamePart } from '@/lib/domain/screening/scoring/name-parts';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { groupSize } from '@/lib/domain/screening/index/postings';
import { scoreName } from '@/lib/domain/screening/scoring/score';
import { rarityAmong } from '@/lib/domain/screening/index/rarity';
import type { ScreeningIndex } from '@/lib/domain/screening/index/screening-index';

/** A query, and a listed name that is worth telling beside it. */
export interface Compared {
  query: string;
  name: string;
  score: number;
  /** Whether a search would have scored the name. */
  isFound: boolean;
}

/** The most that evidence beside a name can add, in points. */
export const mostLift = greatestLift(
  { name: '', entity_type: 'person', date_of_birth: '1970-01-01', nationality: 'XA', country: 'XA' },
  currentModel,
);

/** Scores every name of every person listed beside each query, and looks which of them are candidates. */
export function compareAll(lists: readonly MatcherList[], queries: readonly string[]): Compared[] {
  const index = indexOfPeople(lists);
  const dictionary = new Dictionary(index.words.dictionary, currentModel);
  const candidates = new Candidates(dictionary, index.words, index.names, currentModel);
  const rarityOf = rarityAmong(index.names.entities.length, currentModel);
  const toPart = (text: string) =>
    toNamePart(
      text,
      'person',
      (word) => {
        const id = dictionary.idOf(word);
        const frequency = id === undefined ? 0 : groupSize(index.words.names, id);
        return rarityOf(word, frequency);
      },
      currentModel,
    );
  const parts = Array.from({ length: dictionary.size }, (_, word) => toPart(dictionary.textOf(word)));
  const { starts, values } = index.names.words;
  const names = Array.from(index.names.entities, (_, name) =>
    Array.from(values.subarray(starts[name], starts[name + 1]), (word) => parts[word]!),
  );

  const leastEstimate = defaultMatchThreshold - mostLift - estimateSlack;
  return queries.flatMap((query) => {
    const asked = toWords(query).map(toPart);
    const wanted = { kind: 'person', leastEstimate, accepts: () => true, preference: () => 0 } as const;
    const found = new Set(candidates.find(asked, wanted).map(({ name }) => name));
    return names.flatMap((name, number) => {
      const { score } = scoreName(alignNames(asked, name, currentModel), 'person', currentModel);
      if (score < leastEstimate) return [];
      return { query, name: name.map(({ text }) => text).join(' '), score, isFound: found.has(number) };
    });
  });
}

function indexOfPeople(lists: readonly MatcherList[]): ScreeningIndex {
  const builder = new IndexBuilder();
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) if (entity.entity_type === 'person') builder.add(entity);
  }
  return builder.build();
}
