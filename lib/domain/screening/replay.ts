import { alignNames } from './scoring/align';
import { toMatch, weigh, type MatchedEntity } from './match';
import { screeningModels } from './model';
import { nameKindOf, toNamePart, type NamePart } from './scoring/name-parts';
import type { Match, ReadWord, ScreeningQuery } from './schema';
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

/** A match cannot be scored again: it was made before models had versions, or by one that this code does not know. */
export class CannotReplay extends Error {
  override name = 'CannotReplay';
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
  if (!model) throw new CannotReplay(`The model ${version ?? 'of this match'} is not known.`);
  if (!match.words) throw new CannotReplay('The match does not keep the words that it was read from.');
  const kind = nameKindOf(entity.entity_type);
  const toParts = (words: readonly ReadWord[]): NamePart[] =>
    words.map(({ text, rarity }) => toNamePart(text, kind, () => rarity, model));
  const alignment = alignNames(toParts(match.words.query), toParts(match.words.candidate), model);
  const score = scoreName(alignment, kind, model);
  const listedName = { name: match.matched_name, weak: isWeak };
  const weighed = weigh(query, { entity, list: match.list, listedName, alignment, score }, model);
  return toMatch(query, weighed, model);
}
