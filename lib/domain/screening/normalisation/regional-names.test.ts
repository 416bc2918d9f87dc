import { describe, expect, it } from 'vitest';
import { restsOfCompounds } from './compounds';
import { romanisedFromLatin, turkicBySound } from './orthographies';
import { areDifferentRegionalNames } from './regional-names';

describe('screening · names of regions', () => {
  it.each([
    ['suhail', 'suhaim'],
    ['kentaro', 'kenjiro'],
    ['aurelien', 'aurelie'],
    ['khai', 'khoi'],
  ])('tell apart %s and %s', (a, b) => {
    expect(areDifferentRegionalNames(a, b)).toBe(true);
    expect(areDifferentRegionalNames(b, a)).toBe(true);
  });

  it.each([
    ['metwally', 'mitwalli', 'two spellings of one entry'],
    ['cavansir', 'javanshir', 'two alphabets'],
    ['carolina', 'karolina', 'a c that is a k'],
    ['nasir', 'naser', 'spellings of the first tables'],
    ['suhaim', 'suhaimx', 'a word that is in no table'],
    ['ola', 'olo', 'words too short'],
  ])('leave %s and %s alone: %s', (a, b) => {
    expect(areDifferentRegionalNames(a, b)).toBe(false);
    expect(areDifferentRegionalNames(b, a)).toBe(false);
  });
});

describe('screening · compounds', () => {
  it.each([
    ['abdulrahim', 'abdulrahman', ['rahim', 'rahman']],
    ['balwinder', 'kulwinder', ['bal', 'kul']],
    ['abdulla', 'abdullah', undefined],
    ['balwinder', 'kulpreet', undefined],
  ])('%s and %s differ in %j', (a, b, rests) => {
    expect(restsOfCompounds(a, b)).toEqual(rests);
  });
});

describe('screening · national spellings', () => {
  it.each([
    ['Cabdiraxmaan Faarax', 'abdirahman farah'],
    ['Tjokro Soerjo', 'cokro suryo'],
    ['Max Carter', undefined],
    ['Soeharto', 'suharto'],
    ['Joel Schroeder', undefined],
    ['Noel Boeing', undefined],
  ])('read %s as %s', (name, read) => {
    expect(romanisedFromLatin(name)).toBe(read);
  });

  it('read Turkic letters by sound', () => {
    expect(turkicBySound('Cavanşir Xoca')).toBe('javanshir khoja');
    expect(turkicBySound('Can Carter')).toBeUndefined();
  });
});
