import { expect, it } from 'vitest';
import { contributionsOf, otherScoresOf, sumOf } from './contributions';
import { feature, match } from './fixtures/match';

const subject = { name: 'Arkady Orekhov', type: 'Person' } as const;

it('alerts · score · each part starts where the previous one ended, and the last ends at the score', () => {
  const contributions = contributionsOf(match, subject);
  expect(contributions.map(({ from, to }) => [from, to])).toEqual([
    [0, 44.25],
    [44.25, 94.5],
    [94.5, 96.5],
    [96.5, 91.5],
    [91.5, 91.5],
  ]);
  expect(contributions.at(-1)?.to).toBe(match.match_score);
});

it('alerts · score · shows the note of a feature if the match has one', () => {
  const withNote = { ...match, explanation: [feature({ note: 'sounds alike' }), feature({})] };
  expect(contributionsOf(withNote, subject).map(({ note }) => note)).toEqual(['sounds alike', null]);
});

it('alerts · score · shows both values if they differ, and one if they are equal or one is missing', () => {
  expect(contributionsOf(match, subject).map(({ words }) => words)).toEqual([
    'Arkady ~ Arkadij',
    'Orekhov ~ Orechow',
    '4 May 1964',
    'Cyprus ~ Russia',
    'X1',
  ]);
});

it('alerts · score · says which side lacks a value, as the comparison does', () => {
  expect(contributionsOf(match, subject).at(-1)).toMatchObject({ words: 'X1', word: 'Not given' });
});

it('alerts · score · fits in one line, without features that add nothing', () => {
  expect(sumOf(match, subject)).toBe('Name 95 + date of birth 2 − nationality 5 = 92');
  const byName = { ...match, match_score: 100, explanation: [feature({ contribution: 100 })] };
  expect(sumOf(byName, subject)).toBe('Name 100');
});

const byThreeParts = {
  ...match,
  match_score: 85.35,
  explanation: [
    feature({ contribution: 87.03 }),
    feature({ feature: 'date_of_birth', contribution: -0.21 }),
    feature({ feature: 'nationality', contribution: -1.47 }),
  ],
};

it('alerts · score · shows whole numbers that add up, in the line and in the bars', () => {
  // Rounded one by one, they would be 87 − 0 − 1, which is not 85, and 44 + 50 + 2 − 5, which is not 92.
  expect(sumOf(byThreeParts, subject)).toBe('Name 87 − nationality 2 = 85');
  expect(contributionsOf(match, subject).map(({ wholePoints }) => wholePoints)).toEqual([45, 50, 2, -5, 0]);
});

it('alerts · score · shows the other scores that the match has, even a score of 0', () => {
  expect(otherScoresOf({ ...match, ofac_score: 88, score_without_date: 89.5 })).toMatchObject([
    { label: 'Without date of birth', score: 89.5 },
    { label: 'OFAC-equivalent score', score: 88 },
  ]);
  expect(otherScoresOf({ ...match, ofac_score: 0, score_without_date: null })).toMatchObject([
    { label: 'OFAC-equivalent score', score: 0 },
  ]);
  expect(otherScoresOf(match)).toEqual([]);
});
