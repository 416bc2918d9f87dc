import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { CandidateFinder } from '@/lib/domain/screening/index/candidates';
import { IndexReader } from '@/lib/domain/screening/index/index-reader';
import { defaultMatchThreshold, estimateSlack, type MatcherList } from '@/lib/domain/screening/matcher';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { alignNames } from '@/lib/domain/screening/scoring/align';
import { maxSecondaryPoints } from '@/lib/domain/screening/scoring/evidence';
import { scoreName } from '@/lib/domain/screening/scoring/score';
import { resultOf } from '@/lib/domain/screening/steps';

export interface ScoredPair {
  query: string;
  name: string;
  score: number;
  isCandidate: boolean;
}

export const maxEvidencePoints = maxSecondaryPoints(
  { name: '', entity_type: 'person', date_of_birth: '1970-01-01', nationality: 'XA', country: 'XA' },
  currentModel,
);

export function scoreAllPairs(lists: readonly MatcherList[], queries: readonly string[]): ScoredPair[] {
  const reader = readerOfPeople(lists);
  const { names: nameColumns, words } = reader.index;
  const finder = new CandidateFinder(reader.dictionary, words, nameColumns, currentModel);
  const names = Array.from(nameColumns.entities, (_, name) => reader.partsOf(name, 'person'));

  const minEstimate = defaultMatchThreshold - maxEvidencePoints - estimateSlack;
  return queries.flatMap((query) => {
    const queryParts = toWords(query).map((word) => reader.toPart(word, 'person'));
    const criteria = { kind: 'person', minEstimate, accepts: () => true, boost: () => 0 } as const;
    const candidates = new Set(resultOf(finder.find(queryParts, criteria)).map(({ name }) => name));
    return names.flatMap((parts, name) => {
      const { score } = scoreName(alignNames(queryParts, parts, currentModel), 'person', currentModel);
      if (score < minEstimate) return [];
      const text = parts.map((part) => part.text).join(' ');
      return { query, name: text, score, isCandidate: candidates.has(name) };
    });
  });
}

function readerOfPeople(lists: readonly MatcherList[]): IndexReader {
  const builder = new IndexBuilder();
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) if (entity.entity_type === 'person') builder.add(entity);
  }
  return new IndexReader(builder.build(), currentModel);
}
