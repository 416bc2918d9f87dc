import type { ListedEntity } from '../schema';
import { writtenNames } from '../scoring/as-written';
import { categoriesOf, typeOf } from './screening-index';

/** The part of a listed entity that a match needs. Addresses, programs and remarks stay in the database. */
export type ScreenedEntity = Pick<
  ListedEntity,
  | 'list_entry_id'
  | 'entity_type'
  | 'primary_name'
  | 'dates_of_birth'
  | 'nationalities'
  | 'countries'
  | 'gender'
  | 'identifiers'
  | 'categories'
>;

export interface ScreenedRecord {
  entity: ScreenedEntity;
  names: string[];
  /** See `writtenNames`. A different name in `names` may be read as the same words and replace it. */
  written: string[];
}

/** Without the data in `entityFlags`. */
type Encoded = [
  list_entry_id: string,
  primary_name: string,
  names: string[],
  dates_of_birth: string[],
  nationalities: string[],
  countries: string[],
  gender: ListedEntity['gender'],
  identifiers: ListedEntity['identifiers'],
  written?: string[],
];

/** A JSON array: repeating member names a million times would take too much memory. */
export function encodeRecord(entity: ListedEntity, names: string[]): string {
  const { list_entry_id, primary_name, dates_of_birth, nationalities, countries, gender, identifiers } =
    entity;
  const encoded: Encoded = [
    list_entry_id,
    primary_name,
    names,
    dates_of_birth,
    nationalities,
    countries,
    gender,
    identifiers,
  ];
  const written = writtenNames(entity.names.map(({ name }) => name));
  if (written.length > 0) encoded.push(written);
  return JSON.stringify(encoded);
}

export function decodeRecord(text: string, flags: number): ScreenedRecord {
  // Written by encodeRecord: a snapshot of another format is refused before its records are read.
  const [
    list_entry_id,
    primary_name,
    names,
    dates_of_birth,
    nationalities,
    countries,
    gender,
    identifiers,
    written = [],
  ] = JSON.parse(text) as Encoded;
  const entity: ScreenedEntity = {
    list_entry_id,
    entity_type: typeOf(flags),
    primary_name,
    dates_of_birth,
    nationalities,
    countries,
    gender,
    identifiers,
    categories: categoriesOf(flags),
  };
  return { entity, names, written };
}
