import { describe, expect, it } from 'vitest';
import { alignNames } from './align';
import { currentModel } from '../models/known-models';
import { toNamePart } from './name-parts';
import { toWords } from '../normalisation/normalise';
import { scoreName } from './score';
import type { NameKind } from '../normalisation/word-classes';

function scoreOf(
  query: string,
  listed: string,
  kind: NameKind = 'person',
  rarities: Record<string, number> = {},
): number {
  const rarityOf = (word: string) => rarities[word] ?? 0.8;
  const toParts = (name: string) =>
    toWords(name).map((word) => toNamePart(word, kind, rarityOf, currentModel));
  return scoreName(alignNames(toParts(query), toParts(listed), currentModel), kind, currentModel).score;
}

describe('screening · the score of a name', () => {
  it('is 100 when all words are the same, and 0 when none are', () => {
    expect(scoreOf('Vladislav Zaramov', 'ZARAMOV, Vladislav')).toBe(100);
    expect(scoreOf('Vladislav Zaramov', 'Georgios Papademakis')).toBe(0);
    expect(scoreOf('', 'Georgios Papademakis')).toBe(0);
  });

  it.each([
    ['a word that is missing', 'Vladislav Oskar Zaramov', 'Vladislav Zaramov', 'Vladislav Emil Zaramov'],
    [
      'a patronymic that is missing',
      'Vladislav Zaramov',
      'Vladislav Ivanovich Zaramov',
      'Vladislav Oskar Zaramov',
    ],
    ['an initial that fits', 'Vladislav O Zaramov', 'Vladislav Oskar Zaramov', 'Vladislav Emil Zaramov'],
  ])('is higher with %s than with another word', (_, query, better, worse) => {
    expect(scoreOf(query, better)).toBeGreaterThan(scoreOf(query, worse));
  });

  it.each([
    ['two patronymics', 'Vladislav Ivanovich Zaramov', 'Vladislav Petrovich Zaramov'],
    ['another family name', 'Vladislav Zaramov', 'Vladislav Orekhov'],
    ['an initial of another name', 'Vladislav O Zaramov', 'Vladislav Emil Zaramov'],
    ['a single word in common', 'Vladislav Zaramov', 'Zaramov'],
  ])('is below the threshold when people have %s', (_, query, listed) => {
    expect(scoreOf(query, listed)).toBeLessThan(80);
  });

  it.each(['Ali', 'Oskar', 'Xaverius'])(
    'reaches the threshold when the list lacks the given name %s',
    (extra) => {
      const rarities: Record<string, number> = { ali: 0.4, vladislav: 0.6, zaramov: 0.9, oskar: 0.7 };
      const score = scoreOf(`Vladislav ${extra} Zaramov`, 'ZARAMOV, Vladislav', 'person', rarities);
      expect(score).toBeGreaterThanOrEqual(80);
      expect(score).toBeLessThan(90);
    },
  );

  it('is below the threshold when the list lacks a name and the others are very common', () => {
    const rarities: Record<string, number> = { mohammed: 0.43, hussein: 0.56, oskar: 0.9 };
    expect(scoreOf('Mohammed Hussein Oskar', 'HUSSEIN, Mohammed', 'person', rarities)).toBeLessThan(80);
  });

  it.each([
    ['the syllables of a given name in another order', 'Kim Un Jong', 'KIM, Jong Un'],
    ['one syllable more', 'Kim Jong', 'KIM, Jong Un'],
    ['father and son in each other’s place', 'Ahmed bin Khalid', 'Khalid bin Ahmed'],
    ['two generations', 'Robert Whitfield II', 'WHITFIELD, Robert III'],
    ['a junior and a senior', 'Robert Whitfield Jr', 'Robert Whitfield Senior'],
  ])('is below the threshold when the same words are another person: %s', (_, query, listed) => {
    expect(scoreOf(query, listed)).toBeLessThan(80);
  });

  it.each([
    ['all words reversed', 'Un Jong Kim', 'KIM, Jong Un'],
    ['the family name last', 'Jong Un Kim', 'KIM, Jong Un'],
    ['the space in another place', 'Myongc Hin Chang', 'CHANG, Myong Chin'],
    ['no space and the given name first', 'JulianLarson', 'LARSON, Julian'],
  ])('stays near 100 with %s', (_, query, listed) => {
    expect(scoreOf(query, listed)).toBeGreaterThan(95);
  });

  it.each([
    ['a fund and its successor', 'Kestrel Growth Fund', 'Kestrel Growth Fund II'],
    ['a parent and a branch', 'Kestrel Bank', 'Kestrel Bank Chile'],
  ])('is below the threshold for %s', (_, query, listed) => {
    expect(scoreOf(query, listed, 'organisation')).toBeLessThan(80);
  });

  it.each([
    ['three more names', 'Vladislav Oskar Emil Xaverius Zaramov', 'Vladislav Zaramov'],
    ['another name in their place', 'Vladislav Oskar Zaramov', 'Vladislav Emil Zaramov'],
    ['more names than the one that is listed', 'Oskar Zaramov', 'Zaramov'],
  ])('is far below the threshold when people have %s', (_, query, listed) => {
    expect(scoreOf(query, listed)).toBeLessThan(70);
  });

  it.each([
    ['two numbers', 'Brigade 21', 'Brigade 22'],
    ['two directions', 'Northern Zaramov Steel Holdings', 'Southern Zaramov Steel Holdings'],
    ['two countries', 'Harbour Bank of Cyprus', 'Harbour Bank of Armenia'],
    ['only generic words in common', 'Lantern Trading Ltd', 'Orekhov Trading Ltd'],
  ])('is below the threshold when companies have %s', (_, query, listed) => {
    expect(scoreOf(query, listed, 'organisation')).toBeLessThan(80);
  });

  it('is higher when the list has the additional word than when the query has it', () => {
    const [shorter, longer] = ['Vladislav Zaramov', 'Vladislav Oskar Zaramov'];
    expect(scoreOf(shorter, longer)).toBeGreaterThan(scoreOf(longer, shorter));
  });

  it('is higher when the words that differ are generic', () => {
    expect(scoreOf('Lantern Shipping', 'Lantern Services', 'organisation')).toBeGreaterThan(
      scoreOf('Lantern Shipping', 'Orekhov Shipping', 'organisation'),
    );
  });
});
