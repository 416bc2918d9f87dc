import type { ListedEntity, ListedName } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import type { ReadEntry } from '../entries';
import { listedNames } from '../listed-names';
import { isCalendarDate } from '../iso-date';
import { particulars } from '../particulars';
import { isText, unique } from '../values';
import { elementsAt, textAt, textsAt, type XmlElement } from '../xml-element';

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

export function readUnRecord(record: XmlElement): ReadEntry {
  const { tag } = record;
  const id = textAt(record, 'DATAID');
  if (!id || !/^\d+$/.test(id)) return { fault: 'DATAID is missing' };
  const primaryName = nameParts
    .map((part) => textAt(record, part))
    .filter(isText)
    .join(' ');
  if (primaryName === '') return { fault: 'FIRST_NAME is missing' };

  const addresses = elementsAt(record, `${tag}_ADDRESS`);
  return {
    list_entry_id: id,
    entity_type: tag === 'INDIVIDUAL' ? 'person' : 'company',
    primary_name: primaryName,
    names: readNames(record, primaryName),
    dates_of_birth: readDatesOfBirth(record),
    nationalities: unique(textsAt(record, 'NATIONALITY', 'VALUE').map(parseCountry).filter(isText)),
    countries: unique(
      addresses.map((address) => parseCountry(textAt(address, 'COUNTRY') ?? '')).filter(isText),
    ),
    gender: genders[textAt(record, 'GENDER') ?? ''] ?? null,
    identifiers: elementsAt(record, 'INDIVIDUAL_DOCUMENT').flatMap(readDocument),
    categories: ['sanctions'],
    programs: [textAt(record, 'UN_LIST_TYPE')].filter(isText),
    addresses: unique(addresses.map(readAddress).filter(isText)),
    remarks: readRemarks(record),
    ...particulars({
      places_of_birth: readPlacesOfBirth(record),
      positions: textsAt(record, 'DESIGNATION', 'VALUE'),
      listed_on: dateIn(textAt(record, 'LISTED_ON')),
      source_url: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
      listed_as: [['un', textAt(record, 'REFERENCE_NUMBER')]],
    }),
  };
}

const genders: Record<string, ListedEntity['gender']> = { Male: 'male', Female: 'female' };

function readNames(record: XmlElement, primaryName: string): ListedName[] {
  const original = textAt(record, 'NAME_ORIGINAL_SCRIPT');
  const aliases = elementsAt(record, `${record.tag}_ALIAS`).map((alias) => ({
    name: textAt(alias, 'ALIAS_NAME'),
    weak: textAt(alias, 'QUALITY') === 'Low',
  }));
  return listedNames(primaryName, [{ name: original, weak: false }, ...aliases]);
}

/** Some aliases have a date of birth of their own, from false documents. */
function readDatesOfBirth(record: XmlElement): string[] {
  const dates = elementsAt(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(readDateOfBirth);
  const aliasDates = elementsAt(record, 'INDIVIDUAL_ALIAS').map((alias) =>
    dateIn(textAt(alias, 'DATE_OF_BIRTH')),
  );
  return unique([...dates, ...aliasDates].filter(isText));
}

/** TYPE_OF_DATE is EXACT, APPROXIMATELY (only the year is used) or BETWEEN. */
function readDateOfBirth(born: XmlElement): string | null {
  const [from, to] = [yearIn(textAt(born, 'FROM_YEAR')), yearIn(textAt(born, 'TO_YEAR'))];
  if (from && to) return from === to ? from : `${from}/${to}`;
  const date = dateIn(textAt(born, 'DATE'));
  const year = yearIn(textAt(born, 'YEAR'));
  if (!date) return year;
  return textAt(born, 'TYPE_OF_DATE') === 'APPROXIMATELY' ? date.slice(0, 4) : date;
}

/** Some aliases have a place of birth of their own too. */
function readPlacesOfBirth(record: XmlElement): (string | null)[] {
  const places = elementsAt(record, 'INDIVIDUAL_PLACE_OF_BIRTH');
  const aliases = elementsAt(record, 'INDIVIDUAL_ALIAS');
  return [
    ...places.map((place) => joined(place, ['CITY', 'STATE_PROVINCE', 'COUNTRY'])),
    ...aliases.map((alias) => joined(alias, ['CITY_OF_BIRTH', 'COUNTRY_OF_BIRTH'])),
  ];
}

function dateIn(text: string | null): string | null {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  return date && isCalendarDate(date) ? date : null;
}

function yearIn(text: string | null): string | null {
  return /^\d{4}$/.exec(text ?? '')?.[0] ?? null;
}

function readDocument(document: XmlElement): ListedEntity['identifiers'] {
  const value = textAt(document, 'NUMBER');
  if (!value) return [];
  const type = textAt(document, 'TYPE_OF_DOCUMENT') ?? textAt(document, 'TYPE_OF_DOCUMENT2') ?? 'Document';
  const issuer = textAt(document, 'ISSUING_COUNTRY') ?? textAt(document, 'COUNTRY_OF_ISSUE');
  return [{ type, value, country: parseCountry(issuer ?? '') }];
}

const readAddress = (address: XmlElement) =>
  joined(address, ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY']);

const joined = (element: XmlElement, tags: readonly string[]): string | null =>
  tags
    .map((tag) => textAt(element, tag))
    .filter(isText)
    .join(', ') || null;

function readRemarks(record: XmlElement): string | null {
  const parts = [
    ...textsAt(record, 'TITLE', 'VALUE'),
    ...textsAt(record, 'DESIGNATION', 'VALUE'),
    textAt(record, 'COMMENTS1'),
  ];
  return parts.filter(isText).join('; ') || null;
}
