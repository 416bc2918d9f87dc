import { describe, expect, it } from 'vitest';
import { meaningsOf, shareMeaning } from './business-words';
import { namesIn } from './other-names';
import { arePlaceForms } from './place-forms';
import { placeWord } from './place-words';
import { countryWord } from './generic-words';

describe('screening · words of business', () => {
  it.each([
    ['handel', 'ticaret'],
    ['shipping', 'denizcilik'],
    ['zavodu', 'plant'],
    ['mekhanicheskaya', 'mechanical'],
    ['bazargani', 'trdg'],
    ['dinvestissement', 'investments'],
  ])('mean the same in several languages: %s and %s', (a, b) => {
    expect(shareMeaning(meaningsOf(a), meaningsOf(b))).toBe(true);
  });

  it('mean nothing in the names of companies themselves', () => {
    expect(['rostek', 'zarvet', 'kelvaran'].flatMap((word) => meaningsOf(word))).toEqual([]);
  });
});

describe('screening · places', () => {
  it('have names in several languages', () => {
    const countries = ['allemagne', 'deutschland', 'misriya', 'zarvet'].map(countryWord);
    expect(countries).toEqual(['germany', 'germany', 'egypt', undefined]);
    expect(['moskva', 'moskovskaya', 'zarvet'].map(placeWord)).toEqual(['moscow', 'moscow', undefined]);
  });

  it('have Slavic adjectives', () => {
    expect(arePlaceForms('zarvetskiy', 'zarvet')).toBe(true);
    expect(arePlaceForms('zarvetskaya', 'zarvetsk')).toBe(true);
    expect(arePlaceForms('zarvetskiy', 'tarvet')).toBe(false);
  });
});

describe('screening · other names in a text', () => {
  it.each([
    ['Zelvara Ltd (formerly Quarnel Ltd)', ['Zelvara Ltd', 'Quarnel Ltd']],
    ['Ondrel Inc t/a Tarvek Foods', ['Ondrel Inc', 'Tarvek Foods']],
    ['Abu Zarvet al-Ansari (Omar Quarnel)', ['Abu Zarvet al-Ansari', 'Omar Quarnel']],
  ])('are read: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each(['Zelvara Bank (Malta)', 'Akaba Formery Trading', 'Zainal Alias', 'Quarnel & Sons'])(
    'are not seen where there are none: %s',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );
});
