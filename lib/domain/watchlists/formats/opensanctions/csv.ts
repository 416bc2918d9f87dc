import type { ScreeningCategory } from '@/lib/domain/words';
import { parseCountryCode } from '../country';
import { columnsIn, CsvHeader } from '../csv-header';
import { csvRows } from '../csv-rows';
import { digestOf } from '../digest';
import { checkedEntries, reiterable, type EntryAt, type ReadEntry } from '../entries';
import { parseIsoDate } from '../iso-date';
import { listedNames } from '../listed-names';
import { openSanctionsName } from './dataset-name';
import { checkedByIndex } from './dataset-index';
import { openSanctionsParticulars } from './source';
import { listedTypes } from './topics';
import { isText, unique } from '../values';
import type { ListSource } from '../list-source';

// prettier-ignore
const columns = [
  'id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'addresses', 'identifiers', 'sanctions', 'program_ids',
  'dataset',
] as const;
type Row = Record<(typeof columns)[number], string>;

/** Files of before autumn 2025 have no `program_ids`. */
const optional = ['program_ids'] as const;

export function isOpenSanctionsHeader(head: string): boolean {
  const found = columnsIn(head);
  return (
    ['id', 'schema', 'name', 'dataset'].filter((column) => found.includes(column)).length >= 3 &&
    found.includes('id')
  );
}

/**
 * Opens OpenSanctions' `targets.simple.csv`, with columns found by name. Unlike the JSON it has no topics,
 * nationalities, genders or identifier types. The version is the SHA-256 of the file. This throws
 * MalformedList if an index.json next to the file contradicts it, and so do the entities.
 */
export async function parseOpenSanctionsCsv(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    ...(await checkedByIndex(path)),
    entities: reiterable(() => checkedEntries(path, readTargets(path))),
  };
}

async function* readTargets(path: string): AsyncGenerator<EntryAt> {
  let header: CsvHeader<keyof Row> | null = null;
  for await (const row of csvRows(path, {})) {
    if (header) {
      const entry = readTarget(header.read(row));
      if (entry) yield { entry, line: row.line };
    } else {
      header = new CsvHeader(path, row, columns, optional);
    }
  }
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
    ...openSanctionsParticulars(row.id, [], {}),
  };
}

const officeHolders = /\bPEPs?\b|politically exposed|politician|parliament|legislator/i;

/** A guess, because there are no topics. Every row is a target, so it is listed for a reason. */
function categoryOf({ sanctions, program_ids: programs, dataset }: Row): ScreeningCategory {
  if (sanctions !== '' || programs !== '') return 'sanctions';
  return officeHolders.test(dataset) ? 'pep' : 'watchlist';
}

function valuesOf(field: string): string[] {
  return unique(field.split(';').map((value) => value.trim())).filter(isText);
}
