import { describe, expect, it } from 'vitest';
import { compareFields, contributionsOf, otherScoresOf } from './compare';
import { feature, match, subject } from './fixtures/match';

describe('alert detail · comparison', () => {
  it('puts the name first and notes the primary name when an alias matched', () => {
    expect(compareFields(match, subject)[0]).toEqual({
      label: 'Name',
      subject: 'Arkady Orekhov',
      listed: 'Arkadij Orechow',
      note: 'Listed as OREKHOV, Arkady Petrovich',
      verdict: 'near',
    });
  });

  it('says that the names agree only when every word agrees', () => {
    const exact = { ...match, explanation: [feature({}), feature({})] };
    expect(compareFields(exact, subject)[0]?.verdict).toBe('agree');
    const withUnmatchedWord = {
      ...match,
      explanation: [feature({}), feature({ feature: 'unmatched words', verdict: 'missing' })],
    };
    expect(compareFields(withUnmatchedWord, subject)[0]?.verdict).toBe('near');
  });

  it('formats dates and countries, and shows features that it does not know', () => {
    const [, birth, nationality, passport] = compareFields(match, subject);
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

describe('alert detail · contributions', () => {
  it('start each where the previous one ended, and end at the score', () => {
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

  it('have the note of a feature when the match has one', () => {
    const withNote = { ...match, explanation: [feature({ note: 'sounds alike' }), feature({})] };
    expect(contributionsOf(withNote).map(({ note }) => note)).toEqual(['sounds alike', null]);
  });

  it('show both values when they differ, and one when they are equal or one is missing', () => {
    expect(contributionsOf(match).map(({ words }) => words)).toEqual([
      'arkady ~ arkadij',
      'orekhov ~ orechow',
      '4 May 1964',
      'Cyprus ~ Russia',
      'X1',
    ]);
  });
});

describe('alert detail · other scores', () => {
  it('are the score without the date of birth and the OFAC-equivalent score', () => {
    expect(otherScoresOf({ ...match, ofac_score: 88, score_without_date: 89.5 })).toEqual([
      { label: 'Without date of birth', score: 89.5 },
      { label: 'OFAC-equivalent score', score: 88 },
    ]);
  });

  it('omit the score without the date when there was no date, and keep a score of 0', () => {
    expect(otherScoresOf({ ...match, ofac_score: 0, score_without_date: null })).toEqual([
      { label: 'OFAC-equivalent score', score: 0 },
    ]);
  });

  it('are empty when the match is older than these scores', () => {
    expect(otherScoresOf(match)).toEqual([]);
  });
});
