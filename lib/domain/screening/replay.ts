import type { ListedEntity, Match, MatchWord, ScreeningQuery } from './schema';
import { ApiError } from '@/lib/platform/errors/errors';
import { readingsOf } from './normalisation/normalise';
import { readScriptOf } from './normalisation/scripts';
import { alignNames } from './scoring/align';
import { writtenNames } from './scoring/as-written';
import { toMatch, weigh, type MatchedEntity } from './match';
import type { ScreeningModel } from './model';
import { screeningModels } from './models/known-models';
import { asRead, nameKindOf, toNamePart, type NamePart } from './scoring/name-parts';
import { scoreName } from './scoring/score';

/** The entity is from the version of the list that was searched. */
export interface StoredMatch {
  query: ScreeningQuery;
  entity: MatchedEntity & Pick<ListedEntity, 'names'>;
  isWeak: boolean;
  match: Match;
}

/** The model is unknown, or something that the score depended on was not stored. */
export class CannotReplay extends ApiError {
  constructor(reason: string) {
    super('INVALID_STATE', 409, `Cannot replay: ${reason}.`);
  }
}

/**
 * Scores a stored match again, with its own model or with another one. Its own model gives the same score and
 * explanation, whatever the lists and the current model are by now.
 *
 * Code is not versioned, only the numbers of a model are. A change of how words compare therefore needs a new number,
 * with a value in the models of earlier releases that leaves their scores as they were: `models/*.decisions.json` tests
 * that.
 *
 * @throws CannotReplay
 */
export function replay(
  { query, entity, isWeak, match }: StoredMatch,
  model: ScreeningModel = modelOf(match),
): Match {
  if (!match.words) throw new CannotReplay('the match did not store its words');
  const kind = nameKindOf(entity.entity_type);
  const toParts = (words: readonly MatchWord[]): NamePart[] =>
    words.map(({ text, rarity, spellings }) => ({
      ...toNamePart(text, kind, () => rarity, model),
      ...(spellings === undefined ? {} : { spellings: new Set(spellings) }),
    }));
  const queryParts = asRead(toParts(match.words.query), readScriptOf(query.name));
  const alignment = alignNames(queryParts, toParts(match.words.candidate), model);
  const score = scoreName(alignment, kind, model);
  const listedName = { name: match.matched_name, weak: isWeak };
  const written = writtenNames(entity.names.map(({ name }) => name));
  const weighed = weigh(query, { entity, list: match.list, listedName, written, alignment, score }, model);
  return toMatch(query, weighed, model);
}

function modelOf({ model_version }: Match): ScreeningModel {
  const model = screeningModels.get(model_version ?? '');
  if (!model) throw new CannotReplay(`the model ${model_version ?? 'of this match'} is not known`);
  return model;
}

/** As in the index, names read as the same words are weak if all of them are. */
export function isMatchedNameWeak(names: ListedEntity['names'], { matched_name, words }: Match): boolean {
  const matched = words?.candidate.map(({ text }) => text).join(' ');
  const isMatched = (name: string) => readingsOf(name).some((reading) => reading.join(' ') === matched);
  return names.filter(({ name }) => name === matched_name || isMatched(name)).every(({ weak }) => weak);
}
