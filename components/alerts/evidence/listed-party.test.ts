import { expect, it } from 'vitest';
import type { ListedParty } from '@/lib/domain/checks/schema';
import { changesOf, listedFacts } from './listed-party';

const party: ListedParty = {
  names: [
    { name: 'Arkadiy Morozov', kind: 'primary', quality: 'strong' },
    { name: 'The Clerk', kind: 'alias', quality: 'weak' },
  ],
  dates_of_birth: ['1968-04-12', '1968'],
  places_of_birth: [],
  nationalities: ['RU'],
  addresses: [],
  identifiers: [{ type: 'Passport', value: 'QX123456', country: 'RU' }],
  programs: [],
  reason: null,
  listed_on: '2022-03-15',
  remarks: null,
  positions: [],
  articles: [],
  lists: [],
};

it('alerts · listed party · shows its positions with countries and years, and leaves out what is unknown', () => {
  const position = { title: 'Minister', country: 'RU', from: '2010', to: null };
  const until = { title: 'Mayor', country: null, from: '2001-02-03', to: '2004' };
  expect(listedFacts({ ...party, positions: [position, until], programs: ['SDGT'] })).toEqual([
    { label: 'Positions', values: ['Minister, Russia (2010 to now)', 'Mayor (3 Feb 2001 to 2004)'] },
    { label: 'Programs', values: ['SDGT'] },
  ]);
  expect(listedFacts(party)).toEqual([]);
});

it('alerts · listed party · says what changed since the match was judged', () => {
  const changed = [
    { side: 'subject', field: 'date_of_birth', before: ['1970-01-02'], after: [] },
    { side: 'listed_party', field: 'names', before: ['A'], after: ['A', 'B'] },
  ] satisfies ListedParty['changed'];
  expect(changesOf({ ...party, changed })).toEqual([
    'Subject, date of birth: 2 Jan 1970 → none',
    'Listed party, names: A → A, B',
  ]);
});
