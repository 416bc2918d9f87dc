import type { NamePart } from './name-parts';
import { withoutFarRespelling } from './respelt-words';
import { notAlike, type Similarity } from './similarity';
import type { ScreeningModel, SimilarityModel } from '../model';
import { shareMeaning } from '../normalisation/business-words';
import { arePlaceForms } from '../normalisation/place-forms';

interface PairSimilarity {
  value: number;
  kind: Similarity['kind'] | 'translated' | 'number';
}

/** Of two words of organisations' names. Undefined if they are to be compared by their letters. */
export function companyWordSimilarity(
  a: NamePart,
  b: NamePart,
  model: SimilarityModel,
): PairSimilarity | undefined {
  if (a.wordClass === 'particle' && b.wordClass === 'particle' && isArticle(a) === isArticle(b))
    return { value: model.translated, kind: 'translated' };
  if (isNumeral(a, b) || isNumeral(b, a)) return { value: 1, kind: 'number' };
  if (a.wordClass !== 'name' || b.wordClass !== 'name') return undefined;
  if (a.meanings.length > 0 && b.meanings.length > 0)
    return shareMeaning(a.meanings, b.meanings) ? { value: model.translated, kind: 'translated' } : notAlike;
  if (isAbbreviated(a, b) || isAbbreviated(b, a)) return { value: model.abbreviated, kind: 'cut' };
  return arePlaceForms(a.text, b.text) ? { value: model.place_form, kind: 'nickname' } : undefined;
}

/** Roman numerals of one letter, which are initials where no number matches them. */
const numerals: Readonly<Record<string, string>> = { i: '1', v: '5', x: '10' };

const isNumeral = ({ text }: NamePart, { canonical, wordClass }: NamePart): boolean =>
  text.length === 1 && wordClass === 'number' && canonical !== undefined && numerals[text] === canonical;

const minAbbreviation = 3;
const maxShare = 0.75;

/** A word of business cut short: Marit. for Maritime. */
function isAbbreviated(short: NamePart, long: NamePart): boolean {
  const { length } = short.text;
  return (
    long.meanings.length > 0 &&
    length >= minAbbreviation &&
    length <= maxShare * long.text.length &&
    long.text.startsWith(short.text)
  );
}

/** The Arabic article is compared with its spellings only. */
const articles = new Set('al el ul ur ud ad as ar az an ash'.split(' '));
const isArticle = ({ text }: NamePart): boolean => articles.has(text);

/** Spellings of one sound at the start of a word. */
const startsAlike = new Set(
  'pb bp gk kg gq qg jc cj lr rl ck kc cq qc kq qk cs sc sz zs iy yi jy yj gj jg ij ji vw wv fp pf xk kx xs sx ea ae ou uo ei ie hk kh xh hx td dt bv vb ct tc cz zc'.split(
    ' ',
  ),
);
const minNumberedRest = 3;

function differAtStart(a: string, b: string): boolean {
  const areSwapped = a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0) && a.slice(2) === b.slice(2);
  return areSwapped || (a.slice(1) === b.slice(1) && !startsAlike.has(a.charAt(0) + b.charAt(0)));
}

/** Eagle is not Beagle, but Ormuz is Hormuz. */
const lacksStart = (shorter: string, longer: string): boolean =>
  longer.slice(1) === shorter && /^[^aeiouhjy]/.test(longer);

/** At least this alike, words differ in hardly more than one letter. */
const oneSlip = 0.9;

/** A company's name with another first letter is another name, not a slip: Novex is not Rovex. */
export function withoutOtherCompany(
  similarity: Similarity,
  a: NamePart,
  b: NamePart,
  model: ScreeningModel,
): Similarity {
  if (similarity.value <= model.likeness.other_name || a.wordClass !== 'name' || b.wordClass !== 'name')
    return similarity;
  const isOther =
    a.text.length > minNumberedRest &&
    a.text.charAt(0) !== b.text.charAt(0) &&
    (differAtStart(a.text, b.text) || lacksStart(a.text, b.text) || lacksStart(b.text, a.text));
  if (isOther) return { value: model.likeness.other_name, kind: 'other_name' };
  const isSure = similarity.value >= oneSlip || a.meanings.length + b.meanings.length > 0;
  return isSure ? similarity : withoutFarRespelling(similarity, a, b, model);
}
