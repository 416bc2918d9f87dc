import { describe, expect, it } from 'vitest';
import type { ListedParty } from '@/lib/domain/checks/schema';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { type JudgedPair, materialChanges } from './material-changes';

const searched: ScreeningQuery = {
  name: 'Ann Ash',
  entity_type: 'person',
  date_of_birth: '1970-01-02',
  nationality: 'GB',
  country: null,
  identifiers: ['QX 12-34'],
};
const party: ListedParty = {
  names: [
    { name: 'ASH, Ann', kind: 'primary', quality: 'strong' },
    { name: 'Annie', kind: 'alias', quality: 'weak' },
  ],
  dates_of_birth: ['1970', '1971'],
  places_of_birth: [],
  nationalities: ['GB'],
  addresses: ['Quay 1'],
  identifiers: [{ type: 'Passport', value: 'P 123456', country: 'GB' }],
  programs: ['DEMO'],
  reason: 'She owns quays.',
  listed_on: '2020-01-01',
  remarks: null,
  positions: [],
  articles: [],
  lists: [{ name: 'A', version: '1', list_entry_id: '7', source_url: null }],
};
const now = (subject: Partial<ScreeningQuery>, listed: Partial<ListedParty> = {}): JudgedPair => ({
  searched: { ...searched, ...subject },
  party: { ...party, ...listed },
});
const changes = (pair: JudgedPair) => materialChanges({ searched, party }, pair);

describe('alerts · material changes', () => {
  it.each<[string, JudgedPair]>([
    ['nothing', now({})],
    ['an identifier’s notation', now({ identifiers: ['qx1234'] })],
    ['nothing but null', now({ country: undefined })],
    ['the order', now({}, { dates_of_birth: ['1971', '1970'], names: party.names.toReversed() })],
    ['addresses, reasons and remarks', now({}, { addresses: [], reason: null, remarks: 'New' })],
    ['a list’s version', now({}, { lists: [{ ...party.lists[0]!, version: '2' }] })],
    ['an identifier’s kind', now({}, { identifiers: [{ type: 'Pass', value: 'P123456', country: 'GB' }] })],
  ])('are none when %s changes', (_, pair) => expect(changes(pair)).toEqual([]));

  it('are none when a Han name that was stored given name first is searched for family name first', () => {
    const earlier = { searched: { ...searched, name: '近平 习' }, party };
    const searchedFor = (name: string) => ({ searched: { ...searched, name }, party });
    expect(materialChanges(earlier, searchedFor('习近平'))).toEqual([]);
    expect(materialChanges(earlier, searchedFor('习近民'))).toMatchObject([
      { field: 'name', before: ['近平 习'], after: ['习近民'] },
    ]);
  });

  it.each<[keyof ScreeningQuery, Partial<ScreeningQuery>]>([
    ['name', { name: 'Ann Oak' }],
    ['date_of_birth', { date_of_birth: null }],
    ['nationality', { nationality: 'FR' }],
    ['country', { country: 'FR' }],
    ['identifiers', { identifiers: [] }],
  ])('include the subject’s %s', (field, subject) =>
    expect(changes(now(subject))).toMatchObject([{ side: 'subject', field }]),
  );

  it.each<[keyof ListedParty, Partial<ListedParty>]>([
    ['names', { names: party.names.slice(0, 1) }],
    ['dates_of_birth', { dates_of_birth: ['1970', '1971', '1972'] }],
    ['places_of_birth', { places_of_birth: ['Hull'] }],
    ['nationalities', { nationalities: [] }],
    ['identifiers', { identifiers: [] }],
    ['programs', { programs: ['DEMO', 'OTHER'] }],
    ['positions', { positions: [{ title: 'Mayor', country: null, from: null, to: null }] }],
    ['articles', { articles: [{ title: 'Quays', publisher: null, published_on: null, url: null }] }],
    ['lists', { lists: [...party.lists, { ...party.lists[0]!, name: 'B' }] }],
  ])('include the listed party’s %s', (field, listed) =>
    expect(changes(now({}, listed))).toMatchObject([{ side: 'listed_party', field }]),
  );

  it('contain the values before and after', () => {
    expect(changes(now({ name: 'Ann Oak' }, { dates_of_birth: [] }))).toEqual([
      { side: 'subject', field: 'name', before: ['Ann Ash'], after: ['Ann Oak'] },
      { side: 'listed_party', field: 'dates_of_birth', before: ['1970', '1971'], after: [] },
    ]);
  });
});
