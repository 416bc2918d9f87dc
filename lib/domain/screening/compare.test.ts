import { describe, expect, it } from 'vitest';
import { compareNames } from './compare';
import { currentModel } from './models/known-models';

describe('screening · compare two names', () => {
  it('scores 100 when only order and case differ', () => {
    expect(compareNames('Vladislav Zaramov', 'ZARAMOV, Vladislav', 'person')).toEqual({
      score: 100,
      match: true,
      ofac_score: 100,
    });
  });

  it('matches when names sound alike, and not when they are different', () => {
    expect(compareNames('Moammar Gaddumi', "QADHUMI, Mu'ammar", 'person').match).toBe(true);
    expect(compareNames('Georgios Papademakis', "QADHUMI, Mu'ammar", 'person')).toMatchObject({
      score: 0,
      match: false,
    });
  });

  it('matches a Korean family name in its customary Latin spelling', () => {
    expect(compareNames('박민호', 'Park Min-ho', 'person').score).toBe(100);
    expect(compareNames('이민호', 'LEE, Min Ho', 'person').score).toBe(100);
  });

  it('recognises legal forms when the name is not a person’s', () => {
    const asCompany = compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'company');
    const asPerson = compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'person');
    expect(asCompany.score).toBe(100);
    expect(asPerson.score).toBeLessThan(asCompany.score);
    expect(compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'any')).toEqual(asCompany);
  });

  it.each([
    ['Admiral Shipping', 'Senator Shipping', 'company'],
    ['Lady Fatima', 'Captain Fatima', 'vessel'],
  ] as const)('treats a title as a name when the type is not a person: %s and %s', (query, listed, type) => {
    expect(compareNames(query, listed, type).match).toBe(false);
  });

  it.each([
    ['Northern Steel Holdings', 'Southern Steel Holdings'],
    ['Eastern Lantern Works', 'Western Lantern Works'],
    ['Import Bank of Oran', 'Export Bank of Oran'],
    ['Lantern Bank of Iran', 'Lantern Bank of Iraq'],
    ['Upper Heron Water', 'Lower Heron Water'],
  ])('does not match when words are antonyms: %s and %s', (query, listed) => {
    expect(compareNames(query, listed, 'company').match).toBe(false);
    expect(compareNames(query, listed, 'any').match).toBe(false);
  });

  it('weighs the world’s most common names less, even without a list to count on', () => {
    const scoreWith = (given: string) => compareNames(`${given} Zaramov`, `${given} Orekhov`, 'person').score;
    expect(scoreWith('Mohammed')).toBeLessThan(scoreWith('Vladislav'));
  });

  it('takes the best reading when a name has several', () => {
    expect(compareNames('田中花子', 'Tanaka Hanako', 'person').match).toBe(true);
  });

  it('decides by the rounded score when it is close to the threshold', () => {
    const scoredAt = (cost: number) => {
      const name = { ...currentModel.name, extra_candidate_cost: { person: cost, organisation: 0 } };
      return compareNames('Vladislav Zaramov', 'Vladislav Oskar Zaramov', 'person', {
        ...currentModel,
        name,
      });
    };
    expect(scoredAt(0.50006)).toMatchObject({ score: 80, match: true });
    expect(scoredAt(0.5006)).toMatchObject({ score: 79.98, match: false });
  });

  it('scores 0 when a name has no words', () => {
    expect(compareNames('', '', 'any')).toEqual({ score: 0, match: false, ofac_score: 0 });
  });
});
