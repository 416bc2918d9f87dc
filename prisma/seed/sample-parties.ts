import type { ListedEntity } from '@/lib/domain/screening/schema';

type Given = Pick<ListedEntity, 'categories'> &
  Partial<
    Pick<ListedEntity, 'articles' | 'gender' | 'identifiers' | 'positions' | 'reason' | 'places_of_birth'>
  >;

export interface SampleParty extends Given {
  entity_type: 'person' | 'company';
  /** Starts with the primary name. */
  names: [string, ...string[]];
  born?: string;
  nationality?: string;
  country?: string;
  remarks: string;
}

type Fields = Omit<SampleParty, 'entity_type' | 'names' | 'categories'>;

const person =
  (...categories: SampleParty['categories']) =>
  (names: SampleParty['names'], fields: Fields): SampleParty => ({
    entity_type: 'person',
    names,
    categories,
    ...fields,
  });

const company = (names: SampleParty['names'], fields: Fields): SampleParty => ({
  entity_type: 'company',
  names,
  categories: ['sanctions'],
  ...fields,
});

const article = (
  published_on: string,
  title: string,
  publisher: string,
): NonNullable<ListedEntity['articles']>[number] => ({
  title,
  publisher,
  published_on,
  url: `https://sample-articles.example/${published_on}`,
});

const passport = (value: string, country: string) => [{ type: 'passport', value, country }];

/** Invented people and companies. The last dozen people have names that nobody bears, in several scripts. */
export const sampleParties: readonly SampleParty[] = [
  person('sanctions')(['MOROZOV, Arkady Valentinovich', 'Аркадий Валентинович Морозов', 'Arkadi Morosow'], {
    born: '1968-04-12',
    nationality: 'RU',
    remarks: 'Invented. Director of an invented shipping company.',
  }),
  person('sanctions', 'watchlist')(
    ['AL-KHATIB, Samir Yusuf', 'سمير يوسف الخطيب', 'Sameer Youssef el Khateeb'],
    { born: '1974', nationality: 'SY', remarks: 'Invented. Trader in invented goods.' },
  ),
  person('pep')(['OYELARAN, Folasade Grace', 'Fola Oyelaran'], {
    born: '1961-11-03',
    nationality: 'NG',
    remarks: 'Invented. Member of an invented parliament.',
  }),
  person('adverse_media')(['LINDQVIST-HARROW, Tobias', 'Tobias Harrow'], {
    born: '1979-06-21',
    nationality: 'SE',
    articles: [
      article('2023-09-04', 'Invoices for invisible furniture, paid twice', 'The Toyland Gazette (invented)'),
    ],
    remarks: 'Invented. Named in invented reports of an invoice fraud.',
  }),
  person('watchlist')(['QUISPE MONTOYA, Renata', 'Renata Quispe'], {
    born: '1985-01-30',
    nationality: 'PE',
    remarks: 'Invented. Debarred by an invented development bank.',
  }),
  person('sanctions')(['BRASSBUTTON, Octavia', 'Оцтавия Брассбаттон', 'Octavie Brasbouton'], {
    born: '1971-03-14',
    nationality: 'MT',
    gender: 'female',
    identifiers: passport('SAMPLE0314', 'MT'),
    places_of_birth: ['Toyland'],
    reason: 'Invented. Sold tin soldiers to both sides of an invented war.',
    remarks: 'Invented.',
  }),
  person('sanctions')(['VON PAPIERSTADT, Zephyr', 'Zefir Papierstadt'], {
    born: '1959-10-31',
    nationality: 'AT',
    gender: 'male',
    identifiers: passport('SAMPLE1031', 'AT'),
    reason: 'Invented. Built paper companies out of real paper.',
    remarks: 'Invented.',
  }),
  person('sanctions')(['KHAYALI, Khurafa', 'خرافة خيالي', 'Churafa Chajali'], {
    born: '1980-01-01',
    nationality: 'JO',
    reason: 'Invented. Traded in carpets that were said to fly.',
    remarks: 'Invented. The name means "imaginary fable".',
  }),
  person('watchlist')(['XU, Gouren', '虚构人', 'Hsü Kou-jen'], {
    born: '1976-08-08',
    nationality: 'SG',
    reason: 'Invented. Debarred for counting the same crane twice.',
    remarks: 'Invented. The name means "fictional person".',
  }),
  person('watchlist')(['TEASPOON, Maximilian', 'Max Teaspoon'], {
    born: '1983-12-05',
    nationality: 'IE',
    gender: 'male',
    reason: 'Invented. Stirred up an invented tender.',
    remarks: 'Invented.',
  }),
  person('pep')(['QUILLFEATHER, Ptolemy', 'Tolemeo Quillfeather'], {
    born: '1954-07-20',
    nationality: 'CY',
    gender: 'male',
    positions: ['Minister of Moonlight, 2012 to 2020', 'Member of the Invented Assembly'],
    remarks: 'Invented.',
  }),
  person('pep')(['SNOWGLOBE, Valentina', 'Walentyna Snowglobe'], {
    born: '1966-02-14',
    nationality: 'FI',
    gender: 'female',
    positions: ['Ambassador to the North Wind'],
    remarks: 'Invented.',
  }),
  person('pep')(['NEBYLITSYN, Vymysel', 'Вымысел Небылицын', 'Wymysel Nebylizyn'], {
    born: '1972-04-01',
    nationality: 'KZ',
    gender: 'male',
    positions: ['Deputy of the Invented Assembly'],
    remarks: 'Invented. The name means "fiction of tall tales".',
  }),
  person('adverse_media')(['MOONWHISTLE, Cordelia', 'Cordélia Moonwhistle'], {
    born: '1988-06-09',
    nationality: 'CA',
    gender: 'female',
    reason: 'Invented. Reported by an invented newspaper to have sold the moon.',
    articles: [
      article(
        '2024-01-16',
        'Moon sold to three buyers, none of whom can reach it',
        'The Toyland Gazette (invented)',
      ),
      article(
        '2023-11-30',
        'Deeds to the far side “only visible from the far side”',
        'Nowhere Evening News (invented)',
      ),
    ],
    remarks: 'Invented.',
  }),
  person('adverse_media')(['PUDDLEFORD, Horatio', 'Horatius Puddleford'], {
    born: '1969-09-19',
    nationality: 'GB',
    gender: 'male',
    reason: 'Invented. Reported by an invented newspaper to have insured a ship in a bottle.',
    articles: [
      article('2023-12-12', 'Ship in a bottle insured as an ocean liner', 'Nowhere Evening News (invented)'),
      article(
        '2023-10-02',
        'Bottle declared lost at sea, found on a shelf',
        'The Toyland Gazette (invented)',
      ),
    ],
    remarks: 'Invented.',
  }),
  company(['MERIDIAN CASPIAN FREIGHT LLC', 'OOO Meridian Kaspiy'], {
    country: 'RU',
    remarks: 'Invented freight company.',
  }),
  company(['BLUE HERON MARITIME HOLDINGS LTD', 'Blue Heron Shipping'], {
    country: 'MT',
    remarks: 'Invented holding.',
  }),
  company(['COBWEB AND MOONBEAM EXPORTS LLC', 'Cobweb Moonbeam'], {
    country: 'AE',
    reason: 'Invented. Shipped moonbeams without a licence.',
    remarks: 'Invented.',
  }),
];
