import { describe, expect, it } from 'vitest';
import { comparisonRows, matchInBrief } from './match-in-brief';

const match = {
  matched_name: 'SNOWGLOBE, Valentina',
  primary_name: 'SNOWGLOBE, V.',
  match_score: 85,
  explanation: [
    { feature: 'name', query: 'valentyna', candidate: 'valentina', verdict: 'near', contribution: 98 },
    {
      feature: 'date_of_birth',
      query: '1973-01-01',
      candidate: '1966-02-14',
      verdict: 'conflict',
      contribution: -15,
    },
    { feature: 'nationality', query: 'FI', candidate: 'FI', verdict: 'agree', contribution: 2 },
  ],
};
const evidence = {
  names: [
    { name: 'SNOWGLOBE, Valentina', kind: 'primary', quality: 'strong' },
    { name: 'فالنتينا', kind: 'alias', quality: 'weak' },
  ],
  dates_of_birth: ['1966-02-14', '1967'],
  places_of_birth: [],
  nationalities: ['FI'],
  addresses: [],
  identifiers: [],
  programs: ['SDGT'],
  reason: 'Invented.',
  listed_on: '2024-02-29',
  remarks: null,
  positions: [{ title: 'Ambassador', country: 'FI', from: '2020-01-01', to: null }],
  articles: [{ title: 'A ship', publisher: 'The Gazette', published_on: '2023-10-02', url: null }],
  lists: [{ name: 'A list', version: '2', list_entry_id: 'P-12', source_url: 'https://list.example/P-12' }],
};
const alert = { match, evidence, subject: { name: 'Valentyna Snowglobe', type: 'Person' } };

describe('evidence packs · matches', () => {
  it('shows the data of the customer beside that of the list, as the console does', () => {
    const entity = { type: 'Person', full_name: 'Valentyna Snowglobe', country: 'SE', address: null };
    expect(comparisonRows(alert, entity).map(({ cells }) => cells)).toEqual([
      ['Name', 'Valentyna Snowglobe', 'Similar', 'SNOWGLOBE, Valentina\nListed as SNOWGLOBE, V.'],
      ['Also known as', '–', 'Not given', 'فالنتينا (weak)'],
      ['Date of birth', '1 Jan 1973', 'Conflicts', '14 Feb 1966\n1967'],
      ['Nationality', 'Finland', 'Agrees', 'Finland'],
      ['Residence', 'Sweden', 'Not listed', '–'],
    ]);
  });

  it('compares nothing for an alert without a match', () => {
    expect(comparisonRows({ match: null, evidence: { given: 'a', found: 'b' } }, undefined)).toEqual([]);
    expect(matchInBrief({ match: null })).toEqual({});
  });

  it('shows what else the list says', () => {
    expect(matchInBrief(alert)).toMatchObject({
      reason_of_the_listing: 'Invented.',
      listed_on: '2024-02-29',
      positions: 'Ambassador, Finland, 1 Jan 2020 to now',
      articles: 'A ship · The Gazette · 2 Oct 2023',
      programs: 'SDGT',
      listed_by: 'A list · version 2 · entry P-12 · https://list.example/P-12',
    });
  });
});
