import type { NamePart } from './name-parts';
import { respeltSlope } from './respelt-words';
import type { ScreeningModel, SimilarityModel } from '../model';
import { isAttestedName } from '../normalisation/attested-names';
import { costWithoutDiphthongs } from '../normalisation/respellings';

/** In letters: shorter words differ too little from others. */
const minRespeltAsOne = 8;
/** After an article, which is no part of the name. */
const minAfterArticle = 5;

/** Laxminarayan is Lakshmi Narayan, and Hailemichael Haile Mikael. */
export function respeltAsOne(
  text: string,
  { text: single, isOrganisation, syllables }: NamePart,
  model: SimilarityModel,
): number {
  if (isOrganisation || syllables > 0) return 0;
  const hasArticle = /^[aeu]l/.test(text) && text.slice(0, 2) === single.slice(0, 2);
  const least = hasArticle ? minAfterArticle : minRespeltAsOne;
  if (Math.min(text.length, single.length) < least) return 0;
  const cost = costWithoutDiphthongs(text, single);
  return cost > model.joined_respelt ? 0 : model.respelt - respeltSlope * cost;
}

/** Hajo is Hans-Joachim, and Juanma Juan Manuel: 0 for other words. */
export function blendSimilarity(
  first: NamePart,
  second: NamePart,
  single: NamePart,
  { likeness }: ScreeningModel,
): number {
  if (single.isOrganisation || !isBlendOf(single.text, first.text, second.text)) return 0;
  if ([first, second, single].some(({ wordClass }) => wordClass !== 'name')) return 0;
  return second.syllables > 0 || isAttestedName(single.text) ? 0 : likeness.blend;
}

/** Of each given name. */
const minBlended = 2;
const minGivenName = 4;

function isBlendOf(single: string, first: string, second: string): boolean {
  if (Math.min(first.length, second.length, single.length) < minGivenName) return false;
  for (let at = minBlended; at <= single.length - minBlended; at += 1) {
    if (first.startsWith(single.slice(0, at)) && second.startsWith(single.slice(at))) return true;
  }
  return false;
}
