import {
  acknowledge,
  alertsOf,
  anotherPerson,
  assignTo,
  calculateRisk,
  clearAlerts,
  comment,
  escalate,
  escalateToReviewer,
  everyAlert,
  overrideRisk,
  take,
  transition,
} from './moves';
import { recordOwners } from './owners';
import * as called from './people';
import type { Step } from './scene';
import { company, person } from './stories';

/** Open cases, some in each status. DOWN is a sandbox marker (API §3.11). */
export const openCases: readonly Step[] = [
  // New
  ...company(0.15, {
    company_name: 'Cobweb and Moonbeam Exports',
    country: 'AE',
    registration_number: 'SANDBOX-0015',
    directors: [
      called.teaspoon('Max', 'Teaspon', '1990-01-01'),
      called.puddleford('Horatius', 'Pudleford'),
      called.brassbutton('Octavie', 'Brasbouton'),
      called.snowglobe('Walentyna', 'Snowglobe', '1973-01-01'),
    ],
  }),
  ...company(0.5, {
    company_name: 'Quicksilver Quilts Ltd',
    country: 'GB',
    registration_number: '00000005',
    directors: [
      called.quillfeather('Ptolomy', 'Quilfeather'),
      called.teaspoon('Maximillian', 'Teaspoon'),
      called.moonwhistle('Cordélia', 'Moonwhistle', '1995-01-01'),
      called.khayali('خرافة', 'خيالي'),
    ],
  }),
  // In Progress
  ...company(
    1.3,
    {
      company_name: 'Gingerbread and Daughters Ltd',
      country: 'GB',
      registration_number: '00000017',
      annual_revenue: '4200000',
      sic_codes: '10720',
      directors: [
        called.puddleford('Horatio', 'Puddleford'),
        called.snowglobe('Valentyna', 'Snowglobe', '1973-01-01'),
        called.papierstadt('Zefir', 'Papierstadt', '1966-01-01'),
        called.nebylitsyn('Wymysel', 'Nebylizyn'),
      ],
      ubos: [
        { ...called.brassbutton('Octavia', 'Brassbutton'), ownership_percentage: 40 },
        { ...called.nobodyListed('Tilly', 'Gingerbread'), ownership_percentage: 25 },
      ],
    },
    [1.2, take],
    [1.1, recordOwners],
    // Recorded owners count from the next calculation on.
    [1.05, calculateRisk],
    [0.9, alertsOf('PEP Match', acknowledge('analyst'))],
    [0.7, comment('analyst', 'A third is held through Marzipan Holdings. Can you have a look?', 'reviewer')],
    [0.6, comment('reviewer', 'Please ask for the shareholders’ register first.', 'analyst')],
  ),
  // With overdue alerts, and two that soon will be.
  ...company(
    8.1,
    {
      company_name: 'Puddle and Reservoir Ltd',
      country: 'GB',
      registration_number: '00000081',
      directors: [
        called.nebylitsyn('Вымысел', 'Небылицын'),
        called.xu('Kou-jen', 'Hsü'),
        called.puddleford('Horatius', 'Puddleford', '1976-01-01'),
        called.moonwhistle('Cordelia', 'Moonwistle'),
      ],
    },
    [7.7, take],
    [7.2, alertsOf('PEP Match', assignTo('admin', 'You know the country.'))],
    [6.8, alertsOf('Adverse Media', acknowledge('reviewer'))],
  ),
  ...company(
    4.4,
    {
      company_name: 'Larkspur Telegraph DOWN',
      country: 'IE',
      registration_number: 'SANDBOX-0044',
      directors: [
        called.quillfeather('Tolemeo', 'Quillfeather', '1956-11-17'),
        called.xu('Gouren', 'Xu'),
        called.moonwhistle('Cordelia', 'Moonwhistle'),
        called.nobodyListed('Bramble', 'DOWN'),
      ],
    },
    [4.2, take],
    [3.3, alertsOf('Watchlist Match', assignTo('analyst', 'Please take this one first.'))],
  ),
  // In Review
  ...company(
    8,
    { company_name: 'Fennel and Acorn Ltd', country: 'GB', registration_number: '00000080' },
    [7.5, take],
    [7, clearAlerts],
    [6, transition('review')],
    [1.25, overrideRisk('High', 'The acorns come from a country that the model does not know.')],
    [
      1.15,
      comment('analyst', 'I have set the risk to High. Please approve it, or take it back.', 'reviewer'),
    ],
  ),
  ...company(
    5.4,
    {
      company_name: 'Toadstool Outfitters Ltd',
      country: 'GB',
      registration_number: '00000054',
      directors: [
        called.xu('Gou-ren', 'Xu'),
        called.snowglobe('Valentina', 'Snowglobe'),
        called.moonwhistle('Cordelia', 'Moonwhistel'),
        called.puddleford('Horatio', 'Puddelford'),
      ],
    },
    [5.3, take],
    [5.1, everyAlert(acknowledge('analyst'))],
    [4.6, transition('review')],
  ),
  // Client Input
  ...person(
    4,
    {
      first_name: 'Methuselah',
      last_name: 'Oldacre',
      country: 'GB',
      date_of_birth: '1890-01-01',
      nationality: 'GB',
      email: 'methuselah@mailinator.com',
    },
    [3.9, take],
    [3.8, comment('analyst', 'Born in 1890? I have asked for a copy of the birth certificate.')],
    [3.7, transition('request_client_input', 'Please send a copy of the birth certificate.')],
  ),
  // Internal Review
  ...company(
    2.4,
    {
      company_name: 'Hollyhock Hats Ltd',
      country: 'GB',
      registration_number: '00000024',
      directors: [
        called.nebylitsyn('Vymysel', 'Nebylitsyn'),
        called.snowglobe('Valentina', 'Snowglob'),
        called.teaspoon('Maximilian', 'Teaspoon', '1990-01-01'),
        called.puddleford('Horatio', 'Pudelford'),
      ],
    },
    [2.3, take],
    [2.1, transition('request_internal_review', 'Is a deputy of the Invented Assembly a foreign PEP?')],
  ),
  // Escalated
  ...person(
    2.5,
    {
      first_name: 'Zephyr',
      last_name: 'von Papierstadt',
      country: 'AT',
      date_of_birth: '1961-10-30',
      nationality: 'AT',
    },
    [2.45, take],
    [2.35, everyAlert(escalate('Another date of birth. I propose a false positive.', anotherPerson))],
    [2.2, escalateToReviewer('A sanctions hit that I take for another person. Please confirm.')],
    [2.15, comment('analyst', 'The alert shows both dates of birth.', 'reviewer', 'admin')],
  ),
];
