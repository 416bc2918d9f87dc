import type { ScreeningModel } from '../model';
import { areAntonyms } from '../normalisation/antonyms';
import { isAttestedName } from '../normalisation/attested-names';
import { areCounterparts } from '../normalisation/counterparts';
import type { WordClass } from '../normalisation/word-classes';
import { isAbbreviated } from './abbreviated-names';
import { companyWordSimilarity, withoutOtherCompany } from './company-words';
import type { NamePart } from './name-parts';
import { orRespelt, withoutFarRespelling } from './respelt-words';
import { better, notAlike, wordSimilarity, type Similarity } from './similarity';

/** Words that need not be spelt alike. */
type MeantAlike = 'joined' | 'initials' | 'acronym' | 'legal_form' | 'number' | 'country' | 'translated';

export interface Likeness {
  value: number;
  kind: Similarity['kind'] | MeantAlike;
}

/** @param cut the shorter word, if it is where a narrow field would cut its name */
export type Liken = (query: NamePart, candidate: NamePart, cut: NamePart | null) => Likeness;

export const likenWith =
  (model: ScreeningModel): Liken =>
  (a, b, cut) =>
    partSimilarity(a, b, cut, model);

/** For one query, most of whose words are compared with the same words of many names. */
export function likenOnce(model: ScreeningModel): Liken {
  const known = new Map<
    NamePart,
    [whole: KnownLikeness, cutQuery: KnownLikeness, cutCandidate: KnownLikeness]
  >();
  return (a, b, cut) => {
    let ofWord = known.get(a);
    if (!ofWord) known.set(a, (ofWord = [new Map(), new Map(), new Map()]));
    const likenesses = ofWord[cut === null ? 0 : cut === a ? 1 : 2];
    const found = likenesses.get(b);
    if (found) return found;
    const likeness = partSimilarity(a, b, cut, model);
    likenesses.set(b, likeness);
    return likeness;
  };
}

type KnownLikeness = Map<NamePart, Likeness>;

const canonicalKinds: Partial<Record<WordClass, Likeness['kind']>> = {
  number: 'number',
  legal_form: 'legal_form',
};

/** The first rule that knows the two words decides. */
function partSimilarity(a: NamePart, b: NamePart, cut: NamePart | null, model: ScreeningModel): Likeness {
  return (
    valueSimilarity(a, b) ??
    (a.isOrganisation ? companyWordSimilarity(a, b, model.likeness) : generationSimilarity(a, b)) ??
    (isPartOfOtherClass(a, b, cut) ? notAlike : speltSimilarity(a, b, cut, model))
  );
}

/** Different numbers and legal forms are not misspellings of each other, nor are north and south. */
function valueSimilarity(a: NamePart, b: NamePart): Likeness | undefined {
  if (a.text !== b.text && a.canonical !== undefined && a.wordClass === b.wordClass) {
    if (a.canonical === b.canonical) return { value: 1, kind: canonicalKinds[a.wordClass] ?? 'country' };
    if (b.canonical !== undefined) return notAlike;
  }
  return areAntonyms(a.polarity, b.polarity) ? notAlike : undefined;
}

function generationSimilarity(
  { generation: a }: NamePart,
  { generation: b }: NamePart,
): Likeness | undefined {
  if (a === undefined || b === undefined) return undefined;
  return a === b ? { value: 1, kind: 'number' } : notAlike;
}

function speltSimilarity(a: NamePart, b: NamePart, cut: NamePart | null, model: ScreeningModel): Similarity {
  const similarity = wordSimilarity(a, b, model);
  if (respellings.has(similarity.kind) && areOfOtherClasses(a, b)) return notAlike;
  if (isAbbreviated(a, b)) return better(similarity, { value: model.likeness.nickname, kind: 'cut' });
  if (cut !== null && isPrefix(a.text, b.text)) return orCut(similarity, a, b, model);
  if (a.isOrganisation) return withoutOtherCompany(similarity, a, b, model);
  const isSpeltOneWay = a.syllables * b.syllables > 0 && !a.isSyllabicByChance;
  return isSpeltOneWay ? similarity : orRespelt(withoutFarRespelling(similarity, a, b, model), a, b, model);
}

/** Of a word that a narrow field may have cut. */
function orCut(similarity: Similarity, a: NamePart, b: NamePart, { likeness }: ScreeningModel): Similarity {
  // Dragan is not a truncated Dragana.
  const isAnother = similarity.kind === 'other_name' && areCounterparts(a.text, b.text);
  if (isAnother || a.readFrom !== undefined) return similarity;
  const [length, other] = [a.text.length, b.text.length];
  const kept = ((1 - likeness.cut_last) * Math.min(length, other)) / Math.max(length, other);
  return better(similarity, { value: likeness.cut_last + kept, kind: 'cut' });
}

const respellings: ReadonlySet<Similarity['kind']> = new Set(['typo', 'sound', 'vowels', 'cut']);
/** `all` may be al misspelt. */
const maxMisspeltParticle = 3;
const familyEnding = /(?:[oe]v|in|sky|skiy)a?$/;

/** Bin is not Binh, al is not Ali, and Vladimirova is not a spelling of Vladimirovna. */
function areOfOtherClasses(a: NamePart, b: NamePart): boolean {
  if (a.wordClass === b.wordClass) return false;
  if (a.wordClass === 'particle' || b.wordClass === 'particle') {
    return isAttestedName(a.wordClass === 'particle' ? b.text : a.text);
  }
  const other = a.wordClass === 'patronymic' ? b : a;
  return (a.wordClass === 'patronymic' || b.wordClass === 'patronymic') && familyEnding.test(other.text);
}

/**
 * Vadimovich is the son of Vadim rather than Vadim cut short, unless a field cut it; nor is al Aali without
 * its vowels.
 */
function isPartOfOtherClass(a: NamePart, b: NamePart, cut: NamePart | null): boolean {
  if (a.wordClass === b.wordClass) return false;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (longer.wordClass === 'patronymic') {
    const isStart = shorter.text.length > 1 && longer.text.startsWith(shorter.text);
    return isStart && cut !== a && !isSpeltWithH(shorter, longer);
  }
  const isParticle = shorter.wordClass === 'particle' && shorter.text.length === 2;
  return isParticle && longer.wordClass === 'name' && longer.text.length > maxMisspeltParticle;
}

/** Marjanovic is Marjanovich. */
const isSpeltWithH = (shorter: NamePart, longer: NamePart): boolean => longer.text === `${shorter.text}h`;

function isPrefix(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 2 && (a.length < b.length ? b.startsWith(a) : a.startsWith(b));
}
