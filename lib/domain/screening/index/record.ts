import type { ListedEntity } from '../schema';
import { categoriesOf, typeOf } from './screening-index';

/** What a match needs of a listed entity; its addresses, programs and remarks stay with the list. */
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
  /** Its names as the list writes them. */
  names: string[];
}

/** What the flags of the entity do not say already. */
type Encoded = [
  list_entry_id: string,
  primary_name: string,
  names: string[],
  dates_of_birth: string[],
  nationalities: string[],
  countries: string[],
  gender: ListedEntity['gender'],
  identifiers: ListedEntity['identifiers'],
];

/** As JSON without the names of its members, of which there would be a million. */
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
  return JSON.stringify(encoded);
}

export function decodeRecord(text: string, flags: number): ScreenedRecord {
  // Written above, by the same version: the format of a snapshot is part of its name.
  const [list_entry_id, primary_name, names, dates_of_birth, nationalities, countries, gender, identifiers] =
    JSON.parse(text) as Encoded;
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
  return { entity, names };
}
