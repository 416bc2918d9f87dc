import { parseCountry, parseCountryCode } from '../country';
import type { ReadEntry } from '../entries';
import { parseIsoDate } from '../iso-date';
import { listedNames } from '../listed-names';
import { particulars } from '../particulars';
import { isText, unique } from '../values';
import { attributeOf, elementsAt, textsAt, type XmlElement } from '../xml-element';
import type { XmlList } from '../xml-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';

/** The EU's consolidated financial sanctions list, full xml of schema 1.1. Most data are attributes. */
export const euList: XmlList = {
  name: 'EU Consolidated',
  root: 'export',
  namespace: 'http://eu.europa.ec/fpi/fsd/export',
  records: ['sanctionEntity'],
  version: 'generationDate',
  read: readEntity,
};

/** `classificationCode` of subjectType. */
const entityTypes: Record<string, ListedEntity['entity_type']> = { P: 'person', E: 'company' };

function readEntity(record: XmlElement): ReadEntry {
  const id = attributeOf(record, 'logicalId');
  if (!id) return { fault: 'logicalId is missing' };
  const [classification = ''] = valuesOf(record, 'subjectType', 'classificationCode');
  const entityType = entityTypes[classification];
  if (!entityType) return { fault: `unknown subjectType "${classification}"` };
  const aliases = elementsAt(record, 'nameAlias').map(readName);
  // No name is marked as primary, so the first strong one is used.
  const primaryName = (aliases.find(({ name, weak }) => name && !weak) ?? aliases.find(({ name }) => name))
    ?.name;
  if (!primaryName) return { fault: 'wholeName is missing' };

  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, aliases),
    dates_of_birth: unique(elementsAt(record, 'birthdate').map(readDateOfBirth).filter(isText)),
    nationalities: countriesOf(elementsAt(record, 'citizenship')),
    countries: countriesOf(elementsAt(record, 'address')),
    gender: genders[valuesOf(record, 'nameAlias', 'gender')[0] ?? ''] ?? null,
    identifiers: elementsAt(record, 'identification').flatMap(readIdentification),
    categories: ['sanctions'],
    programs: unique(valuesOf(record, 'regulation', 'programme')),
    addresses: unique(elementsAt(record, 'address').map(readAddress).filter(isText)),
    remarks: readRemarks(record),
    ...particulars({
      places_of_birth: elementsAt(record, 'birthdate').map((born) => joined(born, placeParts)),
      positions: valuesOf(record, 'nameAlias', 'function'),
      listed_on: attributeOf(record, 'designationDate'),
      source_url: textsAt(record, 'regulation', 'publicationUrl')[0] ?? null,
      listed_as: [
        ['eu', attributeOf(record, 'euReferenceNumber')],
        ['un', attributeOf(record, 'unitedNationId')],
      ],
    }),
  };
}

const genders: Record<string, ListedEntity['gender']> = { M: 'male', F: 'female' };
const nameParts = ['firstName', 'middleName', 'lastName'];

function readName(alias: XmlElement): { name: string | null; weak: boolean } {
  const parts = nameParts.map((part) => attributeOf(alias, part)).filter(isText);
  const name = attributeOf(alias, 'wholeName') ?? (parts.join(' ') || null);
  return { name, weak: attributeOf(alias, 'strong') === 'false' };
}

/** Only Gregorian dates can be compared. A circa date keeps only its year. */
function readDateOfBirth(born: XmlElement): string | null {
  if ((attributeOf(born, 'calendarType') ?? 'GREGORIAN') !== 'GREGORIAN') return null;
  const [from, to] = [yearOf(born, 'yearRangeFrom'), yearOf(born, 'yearRangeTo')];
  if (from && to) return from === to ? from : `${from}/${to}`;
  const year = yearOf(born, 'year');
  const date = parseIsoDate(attributeOf(born, 'birthdate') ?? '') ?? partsOf(born, year);
  return attributeOf(born, 'circa') === 'true' ? (date?.slice(0, 4) ?? null) : date;
}

function partsOf(born: XmlElement, year: string | null): string | null {
  if (!year) return null;
  const [month, day] = ['monthOfYear', 'dayOfMonth'].map((part) => attributeOf(born, part)?.padStart(2, '0'));
  return parseIsoDate([year, month, month && day].filter(Boolean).join('-')) ?? year;
}

function yearOf(born: XmlElement, attribute: string): string | null {
  return /^\d{4}$/.exec(attributeOf(born, attribute) ?? '')?.[0] ?? null;
}

function readIdentification(document: XmlElement): ListedEntity['identifiers'] {
  const value = attributeOf(document, 'number') ?? attributeOf(document, 'latinNumber');
  if (!value) return [];
  const type =
    attributeOf(document, 'identificationTypeDescription') ??
    attributeOf(document, 'identificationTypeCode') ??
    'Document';
  return [{ type, value, country: countryOf(document) }];
}

const addressParts = ['street', 'poBox', 'place', 'city', 'region', 'zipCode'];

const readAddress = (address: XmlElement) => joined(address, addressParts);

const placeParts = ['place', 'city', 'region'];

function joined(place: XmlElement, attributes: readonly string[]): string | null {
  const parts = attributes.map((part) => attributeOf(place, part));
  // 00 is an unknown country, with the description UNKNOWN.
  const country =
    attributeOf(place, 'countryIso2Code') === '00' ? null : attributeOf(place, 'countryDescription');
  return [...parts, country].filter(isText).join(', ') || null;
}

function countryOf(element: XmlElement): string | null {
  return (
    parseCountryCode(attributeOf(element, 'countryIso2Code') ?? '') ??
    parseCountry(attributeOf(element, 'countryDescription') ?? '')
  );
}

function countriesOf(elements: XmlElement[]): string[] {
  return unique(elements.map(countryOf).filter(isText));
}

function readRemarks(record: XmlElement): string | null {
  const parts = [
    ...valuesOf(record, 'nameAlias', 'title'),
    ...valuesOf(record, 'nameAlias', 'function'),
    attributeOf(record, 'designationDetails'),
    ...textsAt(record, 'remark'),
  ];
  return unique(parts.filter(isText)).join('; ') || null;
}

function valuesOf(record: XmlElement, tag: string, attribute: string): string[] {
  return elementsAt(record, tag)
    .map((element) => attributeOf(element, attribute))
    .filter(isText);
}
