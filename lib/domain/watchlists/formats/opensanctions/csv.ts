import type { ScreeningCategory } from '@/lib/domain/words';
import { malformedIn } from '../malformed-list';
import { parseCountryCode } from '../country';
import { csvRows, type CsvRow } from '../csv-rows';
import { digestOf } from '../digest';
import { checkedEntries, reiterable, type EntryAt, type ReadEntry } from '../entries';
import { parseIsoDate } from '../iso-date';
import { listedNames } from '../listed-names';
import { openSanctionsName } from './dataset-name';
import { listedTypes } from './topics';
import { isText, unique } from '../values';
import type { ListSource } from '../list-source';

// prettier-ignore
export const openSanctionsColumns = [
  'id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'addresses', 'identifiers', 'sanctions', 'phones',
  'emails', 'program_ids', 'dataset', 'first_seen', 'last_seen', 'last_change',
] as const;
type Row = Record<(typeof openSanctionsColumns)[number], string>;

/**
 * Opens OpenSanctions' `targets.simple.csv`. Unlike the JSON it has no topics, nationalities, genders or types of
 * identifiers. The version is the SHA-256 of the file. The entities throw MalformedList.
 */
export async function parseOpenSanctionsCsv(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    entities: reiterable(() => checkedEntries(path, readTargets(path))),
  };
}

async function* readTargets(path: string): AsyncGenerator<EntryAt> {
  let isHeader = true;
  for await (const row of csvRows(path, openSanctionsColumns.length)) {
    if (isHeader) refuseOtherHeader(path, row);
    const entry = isHeader ? null : readTarget(rowOf(row));
    if (entry) yield { entry, line: row.line };
    isHeader = false;
  }
}

function refuseOtherHeader(path: string, { line, fields }: CsvRow): void {
  const wrong = openSanctionsColumns.findIndex((column, n) => fields[n] !== column);
  if (wrong === -1) return;
  const [found, column] = [fields[wrong], openSanctionsColumns[wrong]];
  throw malformedIn(path)(line, `column ${wrong + 1} is "${found}", not "${column}"`);
}

function rowOf({ fields }: CsvRow): Row {
  // csvRows has checked that there are as many fields as columns.
  return Object.fromEntries(openSanctionsColumns.map((column, n) => [column, fields[n]])) as Row;
}

/** Null for entities that are not screened against. */
function readTarget(row: Row): ReadEntry | null {
  const entityType = Object.hasOwn(listedTypes, row.schema) ? listedTypes[row.schema] : undefined;
  if (row.id === '') return { fault: 'the id is missing' };
  if (row.schema === '') return { fault: 'the schema is missing' };
  if (!entityType) return null;
  if (row.name === '') return { fault: 'the name is missing' };

  return {
    list_entry_id: row.id,
    entity_type: entityType,
    primary_name: row.name,
    names: listedNames(
      row.name,
      valuesOf(row.aliases).map((name) => ({ name, weak: false })),
    ),
    dates_of_birth: valuesOf(row.birth_date).map(parseIsoDate).filter(isText),
    nationalities: [],
    countries: unique(valuesOf(row.countries).map(parseCountryCode).filter(isText)),
    gender: null,
    identifiers: valuesOf(row.identifiers).map((value) => ({ type: 'Identifier', value, country: null })),
    categories: [categoryOf(row)],
    programs: valuesOf(row.program_ids),
    addresses: valuesOf(row.addresses),
    remarks: [row.sanctions, row.dataset].filter(isText).join('; ') || null,
  };
}

const officeHolders = /\bPEPs?\b|politically exposed|politician|parliament|legislator/i;

/** A guess in the absence of topics. Every row is a target, so somebody lists it for a reason. */
function categoryOf({ sanctions, program_ids: programs, dataset }: Row): ScreeningCategory {
  if (sanctions !== '' || programs !== '') return 'sanctions';
  return officeHolders.test(dataset) ? 'pep' : 'watchlist';
}

function valuesOf(field: string): string[] {
  return unique(field.split(';').map((value) => value.trim())).filter(isText);
}
