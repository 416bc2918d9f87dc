import { describe, expect, it } from 'vitest';
import { numberOf } from './numerals';
import { toWords } from './normalise';

describe('screening · numbers', () => {
  it.each([
    ['3', '3 03 003 iii three third 3rd'],
    ['21', '21 021 21st xxi'],
    ['40', '40 forty fortieth 40th'],
    ['100', '100 100th'],
    ['0', '0 000'],
  ])('are equal to %s: %s', (number, words) => {
    for (const word of words.split(' ')) expect([word, numberOf(word)]).toEqual([word, number]);
  });

  it.each(['rostek', 'ar16', '7b', 'x', ''])('do not include "%s"', (word) => {
    expect(numberOf(word)).toBeUndefined();
  });

  it.each([
    ['Brigade Twenty One', ['brigade', '21']],
    ['Brigade Forty-Four', ['brigade', '44']],
    ['Ninety-Ninth Unit', ['99', 'unit']],
    ['Twenty Roses', ['twenty', 'roses']],
    ['Factory № 7', ['factory', '7']],
    ['Factory No. 7', ['factory', '7']],
    ['No Name', ['no', 'name']],
    ['3% Club', ['3', 'percent', 'club']],
  ])('are found in names: %s', (name, words) => {
    expect(toWords(name)).toEqual(words);
  });
});
