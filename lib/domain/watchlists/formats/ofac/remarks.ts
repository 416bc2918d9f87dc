import type { ListedEntity } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import { parseOfacDate } from './date';

/** What OFAC's csv says only in the free text of the remarks. */
type RemarkFacts = Pick<
  ListedEntity,
  'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers'
> & {
  /** Quoted in the remarks: what OFAC calls a weak a.k.a. */
  weak_aliases: string[];
};

/** Labels of identity numbers; what follows is the number, then perhaps `(Country)` and days of issue and expiry. */
// prettier-ignore
export const identifierLabels = [
  'Aircraft Construction Number (also called L/N or S/N or F/N)', "Aircraft Manufacturer's Serial Number (MSN)",
  'Aircraft Mode S Transponder Code', 'Aircraft Tail Number', 'BIK (RU)', 'Birth Certificate Number',
  'Business Number', 'Business Registration Document #', 'Business Registration Number', 'C.I.F.', 'C.R. No.',
  'C.U.I.', 'C.U.I.T.', 'C.U.R.P.', 'Cartilla de Servicio Militar Nacional', 'Cedula No.',
  'Central Registration System Number', 'Chamber of Commerce Number', 'Commercial Registry Number',
  'Company Number', 'D-U-N-S Number', 'D.N.I.', 'Diplomatic Passport', "Driver's License No.",
  'Economic Register Number (CBLS)', 'Electoral Registry No.', 'Folio Mercantil No.', 'Government Gazette Number',
  'I.F.E.', 'ISIN', 'Identification Number', 'Istanbul Chamber of Comm. No.', 'Legal Entity Number', 'License',
  'MMSI', 'Matricula Mercantil No', 'NIE', 'NIT #', 'National Foreign ID Number', 'National ID No.',
  'Numero Unico de Identificacao Tributaria (NUIT)', 'Passport', 'Personal ID Card', 'Public Registration Number',
  'R.F.C.', 'RIF #', 'RTN', 'RUC #', 'Refugee ID Card', 'Registered Charity No.', 'Registration ID',
  'Registration Number', 'Residency Number', 'SSN', 'SWIFT/BIC', 'SRE Permit No.', "Seafarer's Identification Document",
  'Stateless Person ID Card', 'Tax ID No.', 'Trade License No.', 'Tourism License No.', 'Turkish Identification Number',
  'UK Company Number', 'Unified Social Credit Code (USCC)', 'Unique Identification Number', 'V.A.T. Number',
  'VisaNumberID', 'Vessel Registration Identification',
].sort((a, b) => b.length - a.length);

export function parseOfacRemarks(remarks: string): RemarkFacts {
  const facts: RemarkFacts = {
    dates_of_birth: [],
    nationalities: [],
    countries: [],
    gender: null,
    identifiers: [],
    weak_aliases: [],
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

/** A segment that no rule knows stays in the entry's remarks and gives no fact: the remarks are free text. */
function readSegment(segment: string, facts: RemarkFacts): void {
  const alias = /^[afn]\.k\.a\. '(.+)'$/.exec(segment)?.[1];
  if (alias) return void facts.weak_aliases.push(unquote(alias));

  const born = /^DOB:? (.+)$/.exec(segment)?.[1];
  if (born) return pushKnown(facts.dates_of_birth, parseOfacDate(born));

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
    const [, code, address] = currency as unknown as [string, string, string]; // both groups take part in every match
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

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
