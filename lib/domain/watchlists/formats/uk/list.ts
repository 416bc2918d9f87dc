import { parseCountry } from '../country';
import { isoOfUk } from '../edition-date';
import type { ReadEntry } from '../entries';
import { parseUkDate } from './date';
import { listedNames } from '../listed-names';
import { particulars } from '../particulars';
import { isText, unique } from '../values';
import { elementsAt, textAt, textsAt, type XmlElement } from '../xml-element';
import type { XmlList } from '../xml-list';
import type { ListedEntity } from '@/lib/domain/screening/schema';

/** The UK's only list since January 2026. */
export const ukList: XmlList = {
  name: 'UK Sanctions List',
  root: 'Designations',
  records: ['Designation'],
  // DateGenerated is a day, and a day may have two editions.
  version: null,
  issued: { tag: 'DateGenerated', iso: isoOfUk },
  read: readDesignation,
};

const entityTypes: Record<string, ListedEntity['entity_type']> = {
  Individual: 'person',
  Entity: 'company',
  Ship: 'vessel',
};

function readDesignation(record: XmlElement): ReadEntry {
  const id = textAt(record, 'UniqueID');
  if (!id) return { fault: 'UniqueID is missing' };
  const kind = textAt(record, 'IndividualEntityShip') ?? '';
  const entityType = entityTypes[kind];
  if (!entityType) return { fault: `unknown IndividualEntityShip "${kind}"` };
  const names = elementsAt(record, 'Names', 'Name').map(readName);
  const primaryName = names.find(({ primary, name }) => primary && name)?.name;
  if (!primaryName) return { fault: 'the Primary Name is missing' };

  const originals = textsAt(record, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript');
  const addresses = elementsAt(record, 'Addresses', 'Address');
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, [...originals.map((name) => ({ name, weak: false })), ...names]),
    dates_of_birth: unique(
      textsAt(record, ...person, 'DOBs', 'DOB')
        .map(parseUkDate)
        .filter(isText),
    ),
    nationalities: countriesOf(textsAt(record, ...person, 'Nationalities', 'Nationality')),
    countries: countriesOf([
      ...addresses.map((address) => textAt(address, 'AddressCountry') ?? ''),
      ...textsAt(record, ...ship, 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip'),
    ]),
    gender: genders[textsAt(record, ...person, 'Genders', 'Gender')[0] ?? ''] ?? null,
    identifiers: identifierPaths.flatMap(({ type, path }) =>
      textsAt(record, ...path).map((value) => ({ type, value, country: null })),
    ),
    categories: ['sanctions'],
    programs: textsAt(record, 'RegimeName'),
    addresses: unique(addresses.map(readAddress).filter(isText)),
    remarks: unique(remarkPaths.flatMap((path) => textsAt(record, ...path))).join('; ') || null,
    ...particulars({
      places_of_birth: elementsAt(record, ...person, 'BirthDetails', 'Location').map(readPlaceOfBirth),
      positions: textsAt(record, ...person, 'Positions', 'Position'),
      reason: textAt(record, 'UKStatementofReasons'),
      listed_on: parseUkDate(textAt(record, 'DateDesignated') ?? ''),
      source_url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
      listed_as: [
        ['uk', id],
        ['ofsi', textAt(record, 'OFSIGroupID')],
        ['un', textAt(record, 'UNReferenceNumber')],
      ],
    }),
  };
}

const person = ['IndividualDetails', 'Individual'];
const ship = ['ShipDetails', 'Ship'];

/** The issuing country is only in free text. */
const identifierPaths = [
  { type: 'Passport', path: [...person, 'PassportDetails', 'Passport', 'PassportNumber'] },
  {
    type: 'National Identifier',
    path: [...person, 'NationalIdentifierDetails', 'NationalIdentifier', 'NationalIdentifierNumber'],
  },
  {
    type: 'Business Registration Number',
    path: ['EntityDetails', 'Entity', 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'],
  },
  { type: 'IMO Number', path: [...ship, 'IMONumbers', 'IMONumber'] },
];

const remarkPaths = [
  ['Titles', 'Title'],
  [...person, 'Positions', 'Position'],
  ['OtherInformation'],
  ['UKStatementofReasons'],
];

const genders: Record<string, ListedEntity['gender']> = { Male: 'male', Female: 'female' };

/** Name6 is the family name, or the whole name if there is only one. */
const nameParts = ['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'];

function readName(name: XmlElement) {
  const parts = nameParts.map((part) => textAt(name, part)).filter(isText);
  return {
    name: parts.join(' ') || null,
    primary: textAt(name, 'NameType')?.toLowerCase() === 'primary name',
    weak: /^low\b/i.test(textAt(name, 'AliasStrength') ?? ''),
  };
}

const readPlaceOfBirth = (place: XmlElement): string | null =>
  ['TownOfBirth', 'CountryOfBirth']
    .map((part) => textAt(place, part))
    .filter(isText)
    .join(', ') || null;

const addressParts = [1, 2, 3, 4, 5, 6].map((line) => `AddressLine${line}`);

function readAddress(address: XmlElement): string | null {
  const parts = [...addressParts, 'AddressPostalCode', 'AddressCountry'].map((part) => textAt(address, part));
  return parts.filter(isText).join(', ') || null;
}

function countriesOf(spellings: string[]): string[] {
  return unique(spellings.map(parseCountry).filter(isText));
}
