import { parseCountry } from '../country';
import { readDatePeriod } from './date';
import type { OfacReferences } from './references';
import { identifierLabels } from '../ofac/identifier-labels';
import { isText, unique } from '../values';
import { elementsAt, type XmlElement } from '../xml-element';
import type { ListedEntity } from '@/lib/domain/screening/schema';

type Facts = Pick<
  ListedEntity,
  'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers' | 'addresses'
> & {
  notes: string[];
  places_of_birth: string[];
  positions: string[];
};

interface Feature {
  /** Without the colon or dash at the end of some of OFAC's labels. */
  type: string;
  texts: string[];
  dates: string[];
  places: NonNullable<ReturnType<OfacReferences['placeOf']>>[];
}

export function readFeatures(elements: readonly XmlElement[], references: OfacReferences): Facts {
  const facts: Facts = {
    dates_of_birth: [],
    nationalities: [],
    countries: [],
    gender: null,
    identifiers: [],
    addresses: [],
    notes: [],
    places_of_birth: [],
    positions: [],
  };
  for (const element of elements) {
    const feature = readFeature(element, references);
    const add = adders.get(feature.type) ?? (isIdentifier(feature.type) ? addIdentifier : addNote);
    add(facts, feature);
  }
  return {
    ...facts,
    dates_of_birth: unique(facts.dates_of_birth),
    nationalities: unique(facts.nationalities),
    countries: unique(facts.countries),
    addresses: unique(facts.addresses),
  };
}

function readFeature(element: XmlElement, references: OfacReferences): Feature {
  const versions = elementsAt(element, 'FeatureVersion');
  const at = (tag: string) => versions.flatMap((version) => elementsAt(version, tag));
  const label = references.valueOf('FeatureType', element.attributes.FeatureTypeID) ?? '';
  return {
    type: label.replace(/\s*[:-]$/, ''),
    texts: at('VersionDetail')
      .map(
        (detail) =>
          references.valueOf('DetailReference', detail.attributes.DetailReferenceID) ?? detail.text.trim(),
      )
      .filter(isText),
    dates: at('DatePeriod')
      .filter(({ attributes }) => isGregorian(references.valueOf('CalendarType', attributes.CalendarTypeID)))
      .map(readDatePeriod)
      .filter(isText),
    places: at('VersionLocation').flatMap(
      ({ attributes }) => references.placeOf(attributes.LocationID) ?? [],
    ),
  };
}

const isGregorian = (calendar: string | null) => calendar === null || calendar === 'Gregorian';

type Adder = (facts: Facts, feature: Feature) => void;

const addNationality: Adder = (facts, feature) => facts.nationalities.push(...countriesOf(feature));
const addRegistration: Adder = (facts, feature) => facts.countries.push(...countriesOf(feature));
const addIdentifier: Adder = ({ identifiers }, { type, texts }) =>
  identifiers.push(...texts.map((value) => ({ type, value, country: null })));
const addCallSign: Adder = (facts, feature) => addIdentifier(facts, { ...feature, type: 'Call Sign' });
const addNote: Adder = ({ notes }, { type, texts, dates }) =>
  notes.push(...[...texts, ...dates].map((text) => (type === 'Title' ? text : `${type} ${text}`)));
const addPosition: Adder = (facts, feature) => {
  facts.positions.push(...feature.texts);
  addNote(facts, feature);
};
const addPlaceOfBirth: Adder = (facts, feature) => {
  facts.places_of_birth.push(
    ...feature.texts,
    ...feature.places.map(({ address }) => address).filter(isText),
  );
  addNote(facts, feature);
};

const adders: ReadonlyMap<string, Adder> = new Map(
  Object.entries<Adder>({
    Title: addPosition,
    'Place of Birth': addPlaceOfBirth,
    Birthdate: (facts, { dates }) => facts.dates_of_birth.push(...dates),
    'Nationality Country': addNationality,
    'Citizenship Country': addNationality,
    'Nationality of Registration': addRegistration,
    'Registration Country': addRegistration,
    'Vessel Flag': addRegistration,
    'Other Vessel Flag': addRegistration,
    Gender: (facts, { texts: [gender] }) => {
      if (gender === 'Male' || gender === 'Female') facts.gender = gender === 'Male' ? 'male' : 'female';
    },
    Location: (facts, feature) => {
      facts.countries.push(...countriesOf(feature));
      facts.addresses.push(...feature.places.map(({ address }) => address).filter(isText));
    },
    'Vessel Call Sign': addCallSign,
    'Other Vessel Call Sign': addCallSign,
    'Previous Aircraft Tail Number': addIdentifier,
  }),
);

/** Some features refer to a place, others contain a country's name. */
function countriesOf({ places, texts }: Feature): string[] {
  return [...places.map(({ country }) => country), ...texts.map(parseCountry)].filter(isText);
}

function isIdentifier(type: string): boolean {
  return identifierLabels.includes(type) || type.startsWith('Digital Currency Address');
}
