import type { ListedEntity, ListedType } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import type { ReadEntry } from '../entries';
import { listedNames } from '../listed-names';
import { isText, unique } from '../values';
import { parseUkDate } from './date';

const nameParts = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'] as const;
const addressParts = [
  'Address 1',
  'Address 2',
  'Address 3',
  'Address 4',
  'Address 5',
  'Address 6',
  'Post/Zip Code',
  'Country',
] as const;

export const optionalConListColumns = [
  'Title',
  'Name Non-Latin Script',
  'Town of Birth',
  'Passport Number',
  'National Identification Number',
  'NI Number',
  'Position',
  'Other Information',
  'Alias Quality',
] as const;

export const conListColumns = [
  ...nameParts,
  ...addressParts,
  ...optionalConListColumns,
  'DOB',
  'Country of Birth',
  'Nationality',
  'Group Type',
  'Alias Type',
  'Regime',
  'Group ID',
] as const;

export type ConListRow = Record<(typeof conListColumns)[number], string>;

const entityTypes: Record<string, ListedType> = { Individual: 'person', Entity: 'company', Ship: 'vessel' };

/** An entry from all rows of its Group ID. */
export function readGroup(rows: readonly ConListRow[]): ReadEntry {
  const valuesOf = (column: keyof ConListRow) => unique(rows.map((row) => row[column]).filter(isText));
  const [id = ''] = valuesOf('Group ID');
  const [type = '', ...otherTypes] = valuesOf('Group Type');
  const entityType = entityTypes[type];
  if (!entityType || otherTypes.length > 0) {
    return { fault: `unknown Group Type "${[type, ...otherTypes].join('", "')}" of the Group ID ${id}` };
  }
  const names = rows.map((row) => ({
    name: nameOf(row),
    primary: /^primary name$/i.test(row['Alias Type']),
    weak: /^low\b/i.test(row['Alias Quality']),
  }));
  const primaryName = (names.find(({ name, primary }) => name && primary) ?? names.find(({ name }) => name))
    ?.name;
  if (!primaryName) return { fault: `the name of the Group ID ${id} is missing` };

  const originals = valuesOf('Name Non-Latin Script').map((name) => ({ name, weak: false }));
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, [...originals, ...names]),
    dates_of_birth: unique(valuesOf('DOB').map(parseUkDate).filter(isText)),
    nationalities: codesOf(valuesOf('Nationality').flatMap(numbered)),
    countries: codesOf(valuesOf('Country')),
    gender: null,
    identifiers: identifiersOf(valuesOf),
    categories: ['sanctions'],
    programs: valuesOf('Regime'),
    addresses: unique(rows.map(addressOf).filter(isText)),
    remarks:
      ['Title', 'Position', 'Other Information']
        // The three are columns, which a literal array forgets.
        .flatMap((column) => valuesOf(column as keyof ConListRow))
        .join('; ') || null,
  };
}

function nameOf(row: ConListRow): string | null {
  return (
    nameParts
      .map((part) => row[part])
      .filter(isText)
      .join(' ') || null
  );
}

function addressOf(row: ConListRow): string | null {
  return (
    addressParts
      .map((part) => row[part])
      .filter(isText)
      .join(', ') || null
  );
}

const identifierColumns = [
  { column: 'Passport Number', type: 'Passport' },
  { column: 'National Identification Number', type: 'National Identifier' },
  { column: 'NI Number', type: 'National Identifier' },
] as const;

/** The issuing country is only in free text. */
function identifiersOf(valuesOf: (column: keyof ConListRow) => string[]): ListedEntity['identifiers'] {
  return identifierColumns.flatMap(({ column, type }) =>
    valuesOf(column)
      .flatMap(numbered)
      .map((value) => ({ type, value, country: null })),
  );
}

/** `(1) Syria (2) Lebanon`: several values in one field. */
function numbered(field: string): string[] {
  return field.startsWith('(1)')
    ? field
        .split(/\(\d+\)/)
        .map((value) => value.trim().replace(/[.;,]$/, ''))
        .filter(isText)
    : [field];
}

function codesOf(spellings: readonly string[]): string[] {
  return unique(spellings.map(parseCountry).filter(isText));
}
