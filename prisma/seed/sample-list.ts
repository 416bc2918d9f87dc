import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ParsedList } from '@/lib/domain/watchlists/formats/list-source';
import type { ScreeningCategory } from '@/lib/domain/words';

interface SamplePerson {
  names: [string, ...string[]];
  born: string;
  nationality: string;
  categories: ScreeningCategory[];
  remarks: string;
}

// All invented.
const people: SamplePerson[] = [
  {
    names: ['MOROZOV, Arkady Valentinovich', 'Аркадий Валентинович Морозов', 'Arkadi Morosow'],
    born: '1968-04-12',
    nationality: 'RU',
    categories: ['sanctions'],
    remarks: 'Invented. Director of an invented shipping company.',
  },
  {
    names: ['AL-KHATIB, Samir Yusuf', 'سمير يوسف الخطيب', 'Sameer Youssef el Khateeb'],
    born: '1974',
    nationality: 'SY',
    categories: ['sanctions', 'watchlist'],
    remarks: 'Invented. Trader in invented goods.',
  },
  {
    names: ['OYELARAN, Folasade Grace', 'Fola Oyelaran'],
    born: '1961-11-03',
    nationality: 'NG',
    categories: ['pep'],
    remarks: 'Invented. Member of an invented parliament.',
  },
  {
    names: ['LINDQVIST-HARROW, Tobias', 'Tobias Harrow'],
    born: '1979-06-21',
    nationality: 'SE',
    categories: ['adverse_media'],
    remarks: 'Invented. Named in invented reports of an invoice fraud.',
  },
  {
    names: ['QUISPE MONTOYA, Renata', 'Renata Quispe'],
    born: '1985-01-30',
    nationality: 'PE',
    categories: ['watchlist'],
    remarks: 'Invented. Debarred by an invented development bank.',
  },
];

const companies = [
  {
    names: ['MERIDIAN CASPIAN FREIGHT LLC', 'OOO Meridian Kaspiy'],
    country: 'RU',
    remarks: 'Invented freight company.',
  },
  {
    names: ['BLUE HERON MARITIME HOLDINGS LTD', 'Blue Heron Shipping'],
    country: 'MT',
    remarks: 'Invented holding.',
  },
];

const namesOf = ([first = '', ...others]: readonly string[]): ListedEntity['names'] => [
  { name: first, kind: 'primary', weak: false },
  ...others.map((name) => ({ name, kind: 'alias' as const, weak: false })),
];

const blank = { gender: null, identifiers: [], programs: ['SAMPLE'], addresses: [] };

export const sampleList: ParsedList = {
  name: 'Probity Sample List',
  version: '1',
  entities: [
    ...people.map((person, index): ListedEntity => ({
      ...blank,
      list_entry_id: `P-${index + 1}`,
      entity_type: 'person',
      primary_name: person.names[0],
      names: namesOf(person.names),
      dates_of_birth: [person.born],
      nationalities: [person.nationality],
      countries: [],
      categories: person.categories,
      remarks: person.remarks,
    })),
    ...companies.map(({ names, country, remarks }, index): ListedEntity => ({
      ...blank,
      list_entry_id: `C-${index + 1}`,
      entity_type: 'company',
      primary_name: names[0] ?? '',
      names: namesOf(names),
      dates_of_birth: [],
      nationalities: [],
      countries: [country],
      categories: ['sanctions'],
      remarks,
    })),
  ],
};
