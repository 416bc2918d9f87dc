import { describe, expect, it } from 'vitest';
import { compareNames } from './compare';
import { currentModel } from './model';

describe('screening · comparing two names', () => {
  it('gives 100 to the same person, whatever the order and the case', () => {
    expect(compareNames('Vladislav Zaramov', 'ZARAMOV, Vladislav', 'person')).toEqual({
      score: 100,
      match: true,
      ofac_score: 100,
    });
  });

  it('matches spellings of one sound, and not another person', () => {
    expect(compareNames('Moammar Gaddumi', "QADHUMI, Mu'ammar", 'person').match).toBe(true);
    expect(compareNames('Georgios Papademakis', "QADHUMI, Mu'ammar", 'person')).toMatchObject({
      score: 0,
      match: false,
    });
  });

  it('reads a Korean family name as Koreans write it in Latin letters', () => {
    expect(compareNames('박민호', 'Park Min-ho', 'person').score).toBe(100);
    expect(compareNames('이민호', 'LEE, Min Ho', 'person').score).toBe(100);
  });

  it('takes legal forms for what they are where the name is not a person’s', () => {
    const asCompany = compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'company');
    const asPerson = compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'person');
    expect(asCompany.score).toBe(100);
    expect(asPerson.score).toBeLessThan(asCompany.score);
    expect(compareNames('Severny Fonar Limited', 'SEVERNY FONAR LTD', 'any')).toEqual(asCompany);
  });

  it.each([
    ['Admiral Shipping', 'Senator Shipping', 'company'],
    ['Lady Fatima', 'Captain Fatima', 'vessel'],
  ] as const)('takes a title for a name where it is none of a person: %s and %s', (asked, listed, type) => {
    expect(compareNames(asked, listed, type).match).toBe(false);
  });

  it.each([
    ['Northern Steel Holdings', 'Southern Steel Holdings'],
    ['Eastern Lantern Works', 'Western Lantern Works'],
    ['Import Bank of Oran', 'Export Bank of Oran'],
    ['Lantern Bank of Iran', 'Lantern Bank of Iraq'],
    ['Upper Heron Water', 'Lower Heron Water'],
  ])('takes no word for its opposite: %s and %s', (asked, listed) => {
    expect(compareNames(asked, listed, 'company').match).toBe(false);
    expect(compareNames(asked, listed, 'any').match).toBe(false);
  });

  it('weighs the commonest names of the world less, though no list is there to count on', () => {
    const misspelt = (given: string) => compareNames(`${given} Zaramov`, `${given} Orekhov`, 'person').score;
    expect(misspelt('Mohammed')).toBeLessThan(misspelt('Vladislav'));
  });

  it('takes the reading that fits best', () => {
    expect(compareNames('田中花子', 'Tanaka Hanako', 'person').match).toBe(true);
  });

  it('matches by the score that it tells, not by what was rounded away', () => {
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

  it('gives 0 to a name without words', () => {
    expect(compareNames('', '', 'any')).toEqual({ score: 0, match: false, ofac_score: 0 });
  });
});
