import type { ListedEntity, ListedType } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import type { ReadEntry } from '../entries';
import { listedNames } from '../listed-names';
import { isText, unique } from '../values';
import { elementsAt, textAt, textsAt, type XmlElement } from '../xml-element';
import { ofacCategories, type OfacList } from './categories';
import { parseOfacDate } from './date';
import { identifierLabels } from './identifier-labels';
import { ofacParticulars } from './source';

const entityTypes: Record<string, ListedType> = {
  Individual: 'person',
  Entity: 'company',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};

export function readSdnEntry(record: XmlElement, list: OfacList): ReadEntry {
  const id = textAt(record, 'uid');
  if (!id || !/^\d+$/.test(id)) return { fault: 'uid is missing' };
  const type = textAt(record, 'sdnType') ?? '';
  const entityType = entityTypes[type];
  if (!entityType) return { fault: `unknown sdnType "${type}"` };
  const primaryName = nameOf(record);
  if (!primaryName) return { fault: 'lastName is missing' };

  const aliases = elementsAt(record, 'akaList', 'aka').map((aka) => ({
    name: nameOf(aka),
    weak: textAt(aka, 'category') === 'weak',
  }));
  const documents = elementsAt(record, 'idList', 'id').map(readDocument);
  const addresses = elementsAt(record, 'addressList', 'address');
  const countries = [
    ...addresses.map((address) => textAt(address, 'country')),
    ...documents
      .filter(({ type: label }) => label === 'Nationality of Registration')
      .map(({ value }) => value),
    ...textsAt(record, 'vesselInfo', 'vesselFlag'),
  ];
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, aliases),
    dates_of_birth: unique(
      textsAt(record, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').map(parseOfacDate).filter(isText),
    ),
    nationalities: codesOf([
      ...textsAt(record, 'nationalityList', 'nationality', 'country'),
      ...textsAt(record, 'citizenshipList', 'citizenship', 'country'),
    ]),
    countries: codesOf(countries),
    gender: genders[documents.find(({ type: label }) => label === 'Gender')?.value ?? ''] ?? null,
    identifiers: [
      ...documents.filter(isIdentifier),
      ...textsAt(record, 'vesselInfo', 'callSign').map((value) => ({
        type: 'Call Sign',
        value,
        country: null,
      })),
    ],
    categories: [...ofacCategories[list]],
    programs: unique(textsAt(record, 'programList', 'program')),
    addresses: unique(addresses.map(readAddress).filter(isText)),
    remarks: readRemarks(record, documents),
    ...ofacParticulars(id, {
      places_of_birth: placesOfBirth(record),
      positions: [textAt(record, 'title')],
    }),
  };
}

const placesOfBirth = (record: XmlElement) =>
  textsAt(record, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth');

const genders: Record<string, ListedEntity['gender']> = { Male: 'male', Female: 'female' };

/** In the form of OFAC's csv: `KARVELLO, Darian Mikhal`. */
function nameOf(element: XmlElement): string | null {
  return (
    ['lastName', 'firstName']
      .map((part) => textAt(element, part))
      .filter(isText)
      .join(', ') || null
  );
}

type Document = ListedEntity['identifiers'][number];

/** OFAC keeps other facts among the documents, with a colon or dash at the end of some labels. */
function readDocument(document: XmlElement): Document {
  return {
    type: textAt(document, 'idType')?.replace(/\s*[:-]$/, '') ?? 'Document',
    value: textAt(document, 'idNumber') ?? '',
    country: parseCountry(textAt(document, 'idCountry') ?? ''),
  };
}

function isIdentifier({ type, value }: Document): boolean {
  return value !== '' && (identifierLabels.includes(type) || type.startsWith('Digital Currency Address'));
}

const readElsewhere = new Set(['Gender', 'Nationality of Registration']);

const addressParts = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'];

function readAddress(address: XmlElement): string | null {
  return (
    addressParts
      .map((part) => textAt(address, part))
      .filter(isText)
      .join(', ') || null
  );
}

function codesOf(spellings: readonly (string | null)[]): string[] {
  return unique(spellings.filter(isText).map(parseCountry).filter(isText));
}

function readRemarks(record: XmlElement, documents: readonly Document[]): string | null {
  const notes = documents
    .filter((document) => !isIdentifier(document) && !readElsewhere.has(document.type))
    .map(({ type, value }) => `${type} ${value}`.trim());
  const parts = [
    textAt(record, 'title'),
    ...placesOfBirth(record).map((place) => `Place of Birth ${place}`),
    ...notes,
    textAt(record, 'remarks'),
  ];
  return unique(parts.filter(isText)).join('; ') || null;
}
