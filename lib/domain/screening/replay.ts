import type { ListedEntity, Match, ReadWord, ScreeningQuery } from './schema';
import { ApiError } from '@/lib/platform/errors';
import { readingsOf } from './normalisation/normalise';
import { alignNames } from './scoring/align';
import { toMatch, weigh, type MatchedEntity } from './match';
import { screeningModels } from './model';
import { nameKindOf, toNamePart, type NamePart } from './scoring/name-parts';
import { scoreName } from './scoring/score';

/**
 * A match as it was made, and what it was made of. The match keeps its model's version, the words of both names as
 * they were read, and how rare each was on the lists that day; the check keeps what was asked; and the entity is that
 * of the version of the list which answered, with the alias that matched.
 */
export interface StoredMatch {
  query: ScreeningQuery;
  entity: MatchedEntity;
  /** Whether the list calls the alias weak that matched. */
  isWeak: boolean;
  match: Match;
}

/** Something is missing that a match was made of, or this code does not know its model: then nothing is guessed. */
export class CannotReplay extends ApiError {
  constructor(reason: string) {
    super('INVALID_STATE', 409, `Cannot replay: ${reason}.`);
  }
}

/**
 * Scores a stored match again, by the model that made it or by another: the same model gives the same score and
 * explanation, whatever the lists and the current model are by now.
 *
 * Numbers are the model's and are kept for ever. How words compare is code: who changes that adds a number which
 * older models have so that nothing changes for them, and the decisions in `models` hold them to it.
 *
 * Throws CannotReplay.
 */
export function replay({ query, entity, isWeak, match }: StoredMatch, version = match.model_version): Match {
  const model = screeningModels.get(version ?? '');
  if (!model) throw new CannotReplay(`the model ${version ?? 'of this match'} is not known`);
  if (!match.words) throw new CannotReplay('the match does not keep the words that it was read from');
  const kind = nameKindOf(entity.entity_type);
  const toParts = (words: readonly ReadWord[]): NamePart[] =>
    words.map(({ text, rarity }) => toNamePart(text, kind, () => rarity, model));
  const alignment = alignNames(toParts(match.words.query), toParts(match.words.candidate), model);
  const score = scoreName(alignment, kind, model);
  const listedName = { name: match.matched_name, weak: isWeak };
  const weighed = weigh(query, { entity, list: match.list, listedName, alignment, score }, model);
  return toMatch(query, weighed, model);
}

/**
 * Whether the list calls the name weak that matched. Names that are read as the same words are one name to a search,
 * and it is weak if all of them are.
 */
export function isMatchedNameWeak(names: ListedEntity['names'], { matched_name, words }: Match): boolean {
  const matched = words?.candidate.map(({ text }) => text).join(' ');
  const isMatched = (name: string) => readingsOf(name).some((reading) => reading.join(' ') === matched);
  return names.filter(({ name }) => name === matched_name || isMatched(name)).every(({ weak }) => weak);
}
