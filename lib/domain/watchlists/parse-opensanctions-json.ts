import { z } from 'zod';
import { malformedIn } from './malformed-list';
import { parseCountryCode } from './parse-country';
import { digestOf } from './parse-digest';
import { checkedEntries, readAnew, type EntryAt, type ReadEntry } from './parse-entries';
import { parseIsoDate } from './parse-iso-date';
import { linesOf, type TextLine } from './parse-lines';
import { listedNames } from './parse-names';
import { openSanctionsName } from './parse-opensanctions-name';
import { categoriesOf, listedTypes } from './parse-opensanctions-topics';
import { isText, unique } from './parse-values';
import type { ListedEntity, ListSource } from './schema';

/** One line of `entities.ftm.json`, as far as it is read. */
const FtmEntity = z.object({
  id: z.string().min(1),
  schema: z.string().min(1),
  caption: z.string().optional(),
  target: z.boolean().optional(),
  properties: z.record(z.string(), z.array(z.string())),
});
export type FtmEntity = z.infer<typeof FtmEntity>;

/**
 * OpenSanctions' FollowTheMoney entities, one a line. Taken are those that can be screened against and are there
 * for a reason: others stand beside them (a listed person's address, a sanction, an unlisted owner). The version is
 * the SHA-256 of the file.
 *
 * Its entities throw MalformedList, and then nothing of the list is taken.
 */
export async function parseOpenSanctionsJson(path: string): Promise<ListSource> {
  return {
    name: openSanctionsName(path),
    version: await digestOf([path]),
    entities: readAnew(() => checkedEntries(path, readEntities(path))),
  };
}

async function* readEntities(path: string): AsyncGenerator<EntryAt> {
  for await (const line of linesOf(path)) {
    const entry = readEntity(readLine(path, line));
    if (entry) yield { entry, line: line.line };
  }
}

function readLine(path: string, { line, text }: TextLine): FtmEntity {
  const malformed = malformedIn(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformed(line, 'the line is not JSON', cause);
  }
  const { success, data, error } = FtmEntity.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw malformed(line, `this is no entity (${issue?.path.join('.') || 'line'}: ${issue?.message})`);
}

/** Null for what is not screened against. */
export function readEntity({ id, schema, caption, target, properties }: FtmEntity): ReadEntry | null {
  const entityType = Object.hasOwn(listedTypes, schema) ? listedTypes[schema] : undefined;
  const values = (names: readonly string[]) => unique(names.flatMap((name) => properties[name] ?? []));
  const known = categoriesOf(values(['topics']));
  // The publisher's own mark, for a topic that is newer than our table: nobody who is listed gets lost.
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
