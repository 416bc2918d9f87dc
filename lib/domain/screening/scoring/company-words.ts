import type { NamePart } from './name-parts';
import type { WordPair } from './word-pairs';
import type { SimilarityModel } from '../model';
import { shareMeaning } from '../normalisation/business-words';
import { arePlaceForms } from '../normalisation/place-forms';

type PairSimilarity = Pick<WordPair, 'kind'> & { value: number };

const noPair: PairSimilarity = { value: 0, kind: 'none' };

/** Of two words of organisations' names. Undefined if they are to be compared by their letters. */
export function companyWordSimilarity(
  a: NamePart,
  b: NamePart,
  model: SimilarityModel,
): PairSimilarity | undefined {
  if (a.wordClass === 'particle' && b.wordClass === 'particle' && isArticle(a) === isArticle(b))
    return { value: model.translated, kind: 'translated' };
  if (a.wordClass !== 'name' || b.wordClass !== 'name') return undefined;
  if (a.meanings.length > 0 && b.meanings.length > 0)
    return shareMeaning(a.meanings, b.meanings) ? { value: model.translated, kind: 'translated' } : noPair;
  return arePlaceForms(a.text, b.text) ? { value: model.place_form, kind: 'nickname' } : undefined;
}

/** The Arabic article is compared with its spellings only. */
const articles = new Set('al el ul ur ud ad as ar az an ash'.split(' '));
const isArticle = ({ text }: NamePart): boolean => articles.has(text);
