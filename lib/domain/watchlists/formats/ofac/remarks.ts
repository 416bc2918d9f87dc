import type { ListedEntity } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import { unique } from '../values';
import { parseOfacDate } from './date';
import { identifierLabels } from './identifier-labels';

type RemarkFacts = Pick<
  ListedEntity,
  'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers'
> & {
  /** Quoted aliases in the remarks: OFAC calls them weak. */
  weak_aliases: string[];
  places_of_birth: string[];
};

export function parseOfacRemarks(remarks: string): RemarkFacts {
  const facts: RemarkFacts = {
    dates_of_birth: [],
    nationalities: [],
    countries: [],
    gender: null,
    identifiers: [],
    weak_aliases: [],
    places_of_birth: [],
  };
  for (const segment of segmentsOf(remarks)) readSegment(segment, facts);
  return {
    ...facts,
    dates_of_birth: unique(facts.dates_of_birth),
    nationalities: unique(facts.nationalities),
    countries: unique(facts.countries),
    weak_aliases: unique(facts.weak_aliases),
  };
}

function segmentsOf(remarks: string): string[] {
  return remarks
    .replace(/\.$/, '')
    .split(';')
    .map((segment) => segment.trim().replace(/^alt\. /i, ''));
}

/** An unknown segment is ignored: the remarks are free text, and the entry keeps them. */
function readSegment(segment: string, facts: RemarkFacts): void {
  const alias = /^[afn]\.k\.a\. '(.+)'$/.exec(segment)?.[1];
  if (alias) return void facts.weak_aliases.push(unquote(alias));

  const born = /^DOB:? (.+)$/.exec(segment)?.[1];
  if (born) return pushKnown(facts.dates_of_birth, parseOfacDate(born));

  const birthplace = /^POB:? (.+)$/.exec(segment)?.[1];
  if (birthplace) return void facts.places_of_birth.push(birthplace);

  const nationality = /^(?:nationality|citizen) (.+)$/i.exec(segment)?.[1];
  if (nationality) return pushKnown(facts.nationalities, parseCountry(nationality));

  const registered = /^Nationality of Registration (.+)$/.exec(segment)?.[1];
  if (registered) return pushKnown(facts.countries, parseCountry(registered));

  const gender = /^Gender (Male|Female)$/.exec(segment)?.[1];
  if (gender) return void (facts.gender = gender === 'Male' ? 'male' : 'female');

  const identifier = readIdentifier(segment);
  if (identifier) facts.identifiers.push(identifier);
}

function readIdentifier(segment: string): ListedEntity['identifiers'][number] | null {
  const currency = /^Digital Currency Address - (\S+) (\S+)$/.exec(segment);
  if (currency) {
    const [, code = '', address = ''] = currency;
    return { type: `Digital Currency Address - ${code}`, value: address, country: null };
  }

  const type = identifierLabels.find((label) => segment.startsWith(`${label} `));
  if (!type) return null;
  const rest = segment.slice(type.length + 1).replace(/ (?:issued|expires) .*$/, '');
  const country = /\s\(([^()]+)\)$/.exec(rest)?.[1];
  const value = country === undefined ? rest : rest.slice(0, rest.length - country.length - 2).trim();
  return value === '' ? null : { type, value, country: country === undefined ? null : parseCountry(country) };
}

/** Some aliases are quoted twice: `a.k.a. ''FOOPIE''`. */
function unquote(alias: string): string {
  return /^'(.+)'$/.exec(alias)?.[1] ?? alias;
}

function pushKnown(known: string[], value: string | null): void {
  if (value !== null) known.push(value);
}
