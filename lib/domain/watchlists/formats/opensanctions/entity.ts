import { z } from 'zod';
import { parseCountryCode } from '../country';
import type { ReadEntry } from '../entries';
import { parseIsoDate } from '../iso-date';
import { listedNames } from '../listed-names';
import { openSanctionsParticulars } from './source';
import { categoriesOf, listedTypes } from './topics';
import { isText, unique } from '../values';
import type { ListedEntity } from '@/lib/domain/screening/schema';

export const FtmEntity = z.object({
  id: z.string().min(1),
  schema: z.string().min(1),
  caption: z.string().optional(),
  target: z.boolean().optional(),
  datasets: z.array(z.string()).optional(),
  /** The ids that sources and earlier editions give the entity. */
  referents: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.array(z.string())),
});
export type FtmEntity = z.infer<typeof FtmEntity>;

/** Null for entities that are not screened against. */
export function readFtmEntity(entity: FtmEntity): ReadEntry | null {
  const { id, schema, caption, target, properties, referents = [] } = entity;
  const entityType = Object.hasOwn(listedTypes, schema) ? listedTypes[schema] : undefined;
  const values = (names: readonly string[]) => unique(names.flatMap((name) => properties[name] ?? []));
  const known = categoriesOf(values(['topics']));
  // A target whose topics are newer than our table is still screened against.
  const categories = known.length === 0 && target ? (['watchlist'] as const) : known;
  if (!entityType || categories.length === 0) return null;
  const primaryName = caption?.trim() || values(['name'])[0];
  if (!primaryName) return { fault: 'the name is missing' };

  const [gender, ...otherGenders] = values(['gender']);
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, [
      ...values(nameProperties).map((name) => ({ name, weak: false })),
      ...values(weakNameProperties).map((name) => ({ name, weak: true })),
    ]),
    dates_of_birth: values(['birthDate']).map(parseIsoDate).filter(isText),
    nationalities: countriesOf(values(['nationality', 'citizenship'])),
    countries: countriesOf(values(['country', 'mainCountry', 'jurisdiction', 'flag'])),
    gender: otherGenders.length === 0 ? (genders[gender ?? ''] ?? null) : null,
    identifiers: Object.entries(identifierTypes).flatMap(([property, type]) =>
      values([property]).map((value) => ({ type, value, country: null })),
    ),
    categories: [...categories],
    programs: values(['programId', 'program']),
    addresses: values(['address']),
    remarks: values(['position', 'notes']).join('; ') || null,
    ...openSanctionsParticulars(id, referents, {
      places_of_birth: values(['birthPlace']),
      positions: values(['position']),
    }),
  };
}

const nameProperties = ['name', 'alias', 'previousName'];
const weakNameProperties = ['weakAlias', 'abbreviation'];
const genders: Record<string, ListedEntity['gender']> = { male: 'male', female: 'female' };

const identifierTypes = {
  passportNumber: 'Passport',
  idNumber: 'ID Number',
  socialSecurityNumber: 'Social Security Number',
  taxNumber: 'Tax Number',
  innCode: 'INN',
  vatCode: 'VAT Number',
  registrationNumber: 'Registration Number',
  ogrnCode: 'OGRN',
  leiCode: 'LEI',
  uniqueEntityId: 'UEI',
  dunsCode: 'DUNS',
  swiftBic: 'SWIFT/BIC',
  imoNumber: 'IMO Number',
  mmsi: 'MMSI',
  callSign: 'Call Sign',
  serialNumber: 'Serial Number',
};

function countriesOf(codes: string[]): string[] {
  return unique(codes.map(parseCountryCode).filter(isText));
}
