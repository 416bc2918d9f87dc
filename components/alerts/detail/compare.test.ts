import { describe, expect, it } from 'vitest';
import type { Entity } from '@/lib/domain/entities/schema';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { compareFields, contributionsOf, otherScoresOf } from './compare';

const feature = (given: Partial<ExplanationFeature>): ExplanationFeature => ({
  feature: 'name',
  query: null,
  candidate: null,
  verdict: 'agree',
  contribution: 0,
  ...given,
});

const match: Match = {
  match_score: 91.5,
  primary_name: 'OREKHOV, Arkady Petrovich',
  matched_name: 'Arkadij Orechow',
  category: 'sanctions',
  categories: ['sanctions'],
  nationality: 'RU',
  date_of_birth: '1964-05-04',
  list: 'OFAC SDN',
  list_entry_id: '12345',
  explanation: [
    feature({ query: 'arkady', candidate: 'arkadij', verdict: 'near', contribution: 44.25 }),
    feature({ query: 'orekhov', candidate: 'orechow', verdict: 'near', contribution: 50.25 }),
    feature({ feature: 'date_of_birth', query: '1964-05-04', candidate: '1964-05-04', contribution: 2 }),
    feature({ feature: 'nationality', query: 'CY', candidate: 'RU', verdict: 'conflict', contribution: -5 }),
    feature({ feature: 'passport_number', candidate: 'X1', verdict: 'missing' }),
  ],
};

// Only what a comparison reads of an entity.
const entity = { type: 'Person', full_name: 'Arkady Orekhov' } as Entity;

describe('alerts · comparison', () => {
  it('puts the names first, with the main name of the listed entity', () => {
    expect(compareFields(match, entity)[0]).toEqual({
      label: 'Name',
      subject: 'Arkady Orekhov',
      listed: 'Arkadij Orechow',
      note: 'Listed as OREKHOV, Arkady Petrovich',
      verdict: 'near',
    });
  });

  it('calls the names agreeing only when every word of them agrees', () => {
    const exact = { ...match, explanation: [feature({}), feature({})] };
    expect(compareFields(exact, entity)[0]?.verdict).toBe('agree');
    const more = {
      ...match,
      explanation: [feature({}), feature({ feature: 'unmatched words', verdict: 'missing' })],
    };
    expect(compareFields(more, entity)[0]?.verdict).toBe('near');
  });

  it('writes dates and countries as people do, and keeps features that it does not know', () => {
    const [, birth, nationality, passport] = compareFields(match, entity);
    expect(birth).toMatchObject({ label: 'Date of birth', subject: '4 May 1964', verdict: 'agree' });
    expect(nationality).toMatchObject({ subject: 'Cyprus', listed: 'Russia', verdict: 'conflict' });
    expect(passport).toMatchObject({
      label: 'Passport number',
      subject: null,
      listed: 'X1',
      verdict: 'missing',
    });
  });
});

describe('alerts · explanation', () => {
  it('begins each contribution where the one before ended, and ends at the score', () => {
    const contributions = contributionsOf(match);
    expect(contributions.map(({ from, to }) => [from, to])).toEqual([
      [0, 44.25],
      [44.25, 94.5],
      [94.5, 96.5],
      [96.5, 91.5],
      [91.5, 91.5],
    ]);
    expect(contributions.at(-1)?.to).toBe(match.match_score);
  });

  it('says how two words compare, where the match tells it', () => {
    const told = { ...match, explanation: [feature({ note: 'sounds alike' }), feature({})] };
    expect(contributionsOf(told).map(({ note }) => note)).toEqual(['sounds alike', null]);
  });

  it('says what was compared', () => {
    expect(contributionsOf(match).map(({ words }) => words)).toEqual([
      'arkady ~ arkadij',
      'orekhov ~ orechow',
      '4 May 1964',
      'Cyprus ~ Russia',
      'X1',
    ]);
  });
});

describe('alerts · other scores', () => {
  it('are the one without the date, and OFAC’s', () => {
    expect(otherScoresOf({ ...match, ofac_score: 88, score_without_date: 89.5 })).toEqual([
      { label: 'Without the date of birth', score: 89.5 },
      { label: 'OFAC-equivalent score', score: 88 },
    ]);
  });

  it('leave out the one without a date where there is no date, and keep a score of 0', () => {
    expect(otherScoresOf({ ...match, ofac_score: 0, score_without_date: null })).toEqual([
      { label: 'OFAC-equivalent score', score: 0 },
    ]);
  });

  it('are none on a match that was made before they were kept', () => {
    expect(otherScoresOf(match)).toEqual([]);
  });
});
