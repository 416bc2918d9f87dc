import type { CompanyRequest } from '@/lib/domain/flows/schema';
import { approve, clearAlerts, decline, everyAlert, resolve, samePerson, take, transition } from './moves';
import * as called from './people';
import type { Step } from './scene';
import { company, person } from './stories';

interface Past {
  name: string;
  country: string;
  /** Days ago. */
  opened: number;
  resolved: number;
  closed: number;
  directors: CompanyRequest['directors'];
}

const past: readonly Past[] = [
  {
    name: 'Thistledown Parasols Ltd',
    country: 'GB',
    opened: 29.4,
    resolved: 28.2,
    closed: 26.3,
    directors: [called.teaspoon('Max', 'Teaspoon', '1990-01-01')],
  },
  {
    name: 'Bumblebee Bicycles Ltd',
    country: 'IE',
    opened: 26.6,
    resolved: 25.1,
    closed: 23.9,
    directors: [called.brassbutton('Octavia', 'Brassbutton', '1978-01-01')],
  },
  // Too late for the sanctions hit.
  {
    name: 'Pumpernickel Pianos GmbH',
    country: 'DE',
    opened: 23.2,
    resolved: 18.4,
    closed: 16.2,
    directors: [
      called.papierstadt('Zefir', 'Papierstadt', '1966-01-01'),
      called.puddleford('Horatio', 'Puddleford', '1976-01-01'),
    ],
  },
  {
    name: 'Nutmeg Navigation BV',
    country: 'NL',
    opened: 19.6,
    resolved: 18.1,
    closed: 17.3,
    directors: [called.snowglobe('Valentina', 'Snowglobe', '1973-01-01')],
  },
  {
    name: 'Lanternfish Lamps Oy',
    country: 'FI',
    opened: 16.7,
    resolved: 14.2,
    closed: 11.4,
    directors: [],
  },
  {
    name: 'Dandelion Dynamos SA',
    country: 'FR',
    opened: 13.3,
    resolved: 10.2,
    closed: 9.2,
    directors: [called.moonwhistle('Cordelia', 'Moonwhistle', '1995-01-01')],
  },
  {
    name: 'Clover Honeydew Bakers Ltd',
    country: 'GB',
    opened: 9.1,
    resolved: 7.8,
    closed: 2.05,
    directors: [],
  },
];

const toStory = ({ name, country, opened, resolved, closed, directors }: Past, index: number): Step[] =>
  company(
    opened,
    { company_name: name, country, registration_number: `SANDBOX-100${index}`, directors },
    [opened - 0.4, take],
    [resolved, clearAlerts],
    [resolved - 0.3, transition('review')],
    [closed, approve],
  );

const declined = person(
  12.1,
  {
    first_name: 'Khurafa',
    last_name: 'Khayali',
    country: 'JO',
    date_of_birth: '1980-01-01',
    nationality: 'JO',
  },
  [11.6, take],
  [10.6, everyAlert(resolve(samePerson))],
  [8.4, transition('review')],
  [4.1, decline],
);

/** Closed cases and resolved alerts of the last thirty days, one of them late. */
export const closedCases: readonly Step[] = [...past.flatMap(toStory), ...declined];
