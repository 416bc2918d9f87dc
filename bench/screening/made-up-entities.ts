import type { ListedEntity } from '@/lib/domain/screening/schema';
import { Chance } from './made-up-chance.ts';
import { cultures, type Culture } from './made-up-cultures.ts';
import { companyWords, personWords, spelledOtherwise } from './made-up-names.ts';

/**
 * Entities of a list that does not exist: four people to a company, 1.3 names each, of which 93% are in Latin writing,
 * 3% in Cyrillic, 2% in Arabic, 1% in Han and 1% in Hangul. Words repeat as names do. The same seed gives the same
 * entities, of which a smaller count gives the first. Nobody is meant.
 */
export function* madeUpEntities(count: number, seed = 1): Generator<ListedEntity> {
  for (let at = 0; at < count; at += 1) yield madeUpEntity(at, seed);
}

/** One of them, whatever comes before it. */
export function madeUpEntity(at: number, seed = 1): ListedEntity {
  const chance = new Chance(Math.imul(seed, 0x85ebca6b) ^ Math.imul(at + 1, 0xc2b2ae35));
  const culture = chance.weighted(cultures);
  const isCompany = chance.happens(0.2);
  const words = isCompany ? companyWords(culture, chance) : personWords(culture, chance);
  const names = namesOf(culture, words, isCompany ? ` ${chance.pick(culture.legalForms)}` : '', chance);
  const country = chance.pick(culture.countries);
  return {
    list_entry_id: `MU-${seed}-${String(at).padStart(7, '0')}`,
    entity_type: isCompany ? 'company' : 'person',
    primary_name: names[0],
    names: names.map((name, n) => ({ name, kind: n === 0 ? 'primary' : 'alias', weak: false })),
    dates_of_birth: isCompany || chance.happens(0.3) ? [] : [dateOfBirth(chance)],
    nationalities: isCompany || chance.happens(0.25) ? [] : [country],
    countries: isCompany || chance.happens(0.2) ? [country] : [],
    gender: isCompany || chance.happens(0.3) ? null : chance.pick(['male', 'female'] as const),
    identifiers: chance.happens(0.3) ? [identifier(isCompany, chance)] : [],
    categories: [chance.weighted(categories).category],
    programs: [],
    addresses: [],
    remarks: null,
  };
}

/** As a collection with politicians holds them. */
const categories = [
  { weight: 60, category: 'pep' },
  { weight: 15, category: 'sanctions' },
  { weight: 15, category: 'adverse_media' },
  { weight: 10, category: 'watchlist' },
] as const;

/** The names of one bearer, each once; some in the culture's own writing. */
function namesOf(
  culture: Culture,
  words: string[],
  legalForm: string,
  chance: Chance,
): [string, ...string[]] {
  const primary = written(culture, words, legalForm, chance);
  const names = new Set([primary]);
  if (chance.happens(0.27)) names.add(written(culture, words.map(spelledOtherwise), legalForm, chance));
  if (chance.happens(0.06))
    names.add(written(culture, words.slice(0, 1).concat(words.slice(-1)), legalForm, chance));
  names.delete(primary);
  return [primary, ...names];
}

function written(culture: Culture, words: string[], legalForm: string, chance: Chance): string {
  const { native } = culture;
  if (!native || !chance.happens(native.share)) return words.join(' ') + legalForm;
  // The family name stands first where no space divides it from the given one.
  const inOrder = native.between === '' ? [...words.slice(-1), ...words.slice(0, -1)] : words;
  const inNative = inOrder.map(native.write).filter((word) => word !== '');
  return inNative.length > 0 ? inNative.join(native.between) : words.join(' ') + legalForm;
}

/** YYYY, YYYY-MM or YYYY-MM-DD. */
function dateOfBirth(chance: Chance): string {
  const year = String(1930 + chance.below(76));
  const month = String(1 + chance.below(12)).padStart(2, '0');
  const day = String(1 + chance.below(28)).padStart(2, '0');
  return chance.happens(0.25) ? year : chance.happens(0.1) ? `${year}-${month}` : `${year}-${month}-${day}`;
}

function identifier(isCompany: boolean, chance: Chance) {
  const value = String(100_000_000 + chance.below(900_000_000));
  return { type: isCompany ? 'Registration Number' : 'Passport', value, country: null };
}
