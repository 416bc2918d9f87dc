import { expect, it } from 'vitest';
import type { ListedParty } from '@/lib/domain/checks/schema';
import { listedFacts } from './listed-party';

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

it('alert detail · listed party · writes dates and countries as the comparison does', () => {
  expect(listedFacts(party)).toEqual([
    { label: 'Names', values: ['Arkadiy Morozov', 'The Clerk (weak)'] },
    { label: 'Born', values: ['12 Apr 1968', '1968'] },
    { label: 'Nationality', values: ['Russia'] },
    { label: 'Identifiers', values: ['Passport QX123456 (Russia)'] },
    { label: 'Listed on', values: ['15 Mar 2022'] },
  ]);
});

it('alert detail · listed party · shows first what changed since the match was judged', () => {
  const changed = [
    { side: 'subject', field: 'date_of_birth', before: ['1970-01-02'], after: [] },
    { side: 'listed_party', field: 'names', before: ['A'], after: ['A', 'B'] },
  ] satisfies ListedParty['changed'];
  expect(listedFacts({ ...party, changed })[0]).toEqual({
    label: 'Changed since it was marked as a false positive',
    values: ['Subject, date of birth: 1970-01-02 → empty', 'Listed party, names: A → A, B'],
  });
});
