import type { ListedEntity, ListedType } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import type { ReadEntry } from '../entries';
import { listedNames } from '../listed-names';
import { particulars } from '../particulars';
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
  'Listed On',
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
    ...particulars({
      places_of_birth: rows.map((row) => joined(row, ['Town of Birth', 'Country of Birth'])),
      positions: valuesOf('Position'),
      reason: noted('UK Statement of Reasons', valuesOf('Other Information')),
      listed_on: parseUkDate(valuesOf('Listed On')[0] ?? ''),
      source_url:
        'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
      listed_as: [
        ['ofsi', id],
        ['uk', noted('UK Sanctions List Ref', valuesOf('Other Information'))],
        ['un', noted('UN Ref', valuesOf('Other Information'))],
      ],
    }),
  };
}

/** From `(UK Sanctions List Ref):AFG0001. (UN Ref):TAi.155. Listed on …` */
function noted(label: string, notes: readonly string[]): string | null {
  const found = notes.map((note) => note.split(`(${label}):`)[1]).find((rest) => rest !== undefined);
  const end = label.endsWith('Ref') ? /\.?(?:\s|$)/ : /\s*\([A-Z][\w ]*\):/;
  return found?.trim().split(end)[0] || null;
}

const joined = (row: ConListRow, columns: readonly (keyof ConListRow)[]): string | null =>
  columns
    .map((column) => row[column])
    .filter(isText)
    .join(', ') || null;

function nameOf(row: ConListRow): string | null {
  return (
    nameParts
      .map((part) => row[part])
      .filter(isText)
      .join(' ') || null
  );
}

const addressOf = (row: ConListRow) => joined(row, addressParts);

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
