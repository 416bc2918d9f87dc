import { parseCountry } from '../country';
import { readDatePeriod } from './date';
import type { OfacReferences } from './references';
import { identifierLabels } from '../ofac/remarks';
import { isText, unique } from '../values';
import { elementsAt, type XmlElement } from '../xml-element';
import type { ListedEntity } from '@/lib/domain/screening/schema';

/** What a party's Features say of it. */
type Facts = Pick<
  ListedEntity,
  'dates_of_birth' | 'nationalities' | 'countries' | 'gender' | 'identifiers' | 'addresses'
> & {
  /** In OFAC's own words: what has no field of its own. */
  notes: string[];
};

/** One Feature, with its numbers resolved. */
interface Feature {
  /** Without the colon or dash that some of OFAC's labels end with. */
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
  };
  for (const element of elements) {
    const feature = readFeature(element, references);
    const take = takers.get(feature.type) ?? (isIdentifier(feature.type) ? takeIdentifier : takeNote);
    take(facts, feature);
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

/** A year of another calendar is no year of ours. */
const isGregorian = (calendar: string | null) => calendar === null || calendar === 'Gregorian';

type Taker = (facts: Facts, feature: Feature) => void;

const takeNationality: Taker = (facts, feature) => facts.nationalities.push(...countriesOf(feature));
const takeRegistration: Taker = (facts, feature) => facts.countries.push(...countriesOf(feature));
const takeIdentifier: Taker = ({ identifiers }, { type, texts }) =>
  identifiers.push(...texts.map((value) => ({ type, value, country: null })));
const takeCallSign: Taker = (facts, feature) => takeIdentifier(facts, { ...feature, type: 'Call Sign' });
const takeNote: Taker = ({ notes }, { type, texts, dates }) =>
  notes.push(...[...texts, ...dates].map((text) => (type === 'Title' ? text : `${type} ${text}`)));

const takers: ReadonlyMap<string, Taker> = new Map(
  Object.entries<Taker>({
    Birthdate: (facts, { dates }) => facts.dates_of_birth.push(...dates),
    'Nationality Country': takeNationality,
    'Citizenship Country': takeNationality,
    'Nationality of Registration': takeRegistration,
    'Registration Country': takeRegistration,
    'Vessel Flag': takeRegistration,
    'Other Vessel Flag': takeRegistration,
    Gender: (facts, { texts: [gender] }) => {
      if (gender === 'Male' || gender === 'Female') facts.gender = gender === 'Male' ? 'male' : 'female';
    },
    Location: (facts, feature) => {
      facts.countries.push(...countriesOf(feature));
      facts.addresses.push(...feature.places.map(({ address }) => address).filter(isText));
    },
    'Vessel Call Sign': takeCallSign,
    'Other Vessel Call Sign': takeCallSign,
    'Previous Aircraft Tail Number': takeIdentifier,
  }),
);

/** Of a feature that is told by a place, or by a country's name. */
function countriesOf({ places, texts }: Feature): string[] {
  return [...places.map(({ country }) => country), ...texts.map(parseCountry)].filter(isText);
}

function isIdentifier(type: string): boolean {
  return identifierLabels.includes(type) || type.startsWith('Digital Currency Address');
}
