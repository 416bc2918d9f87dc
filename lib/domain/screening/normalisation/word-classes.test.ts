import { describe, expect, it } from 'vitest';
import { countryWord, isGenericWord } from './generic-words';
import { classOf, isPatronymic, type WordClass } from './word-classes';

describe('screening · word classes in the name of a person', () => {
  it.each<[WordClass, string]>([
    ['title', 'mr dr sheikh mullah gospodin herr datuk shri jr iii hojatoleslam'],
    ['title', 'llc gmbh ooo'],
    ['particle', 'al bin bint ould abu umm van der de la oglu kyzy'],
    ['patronymic', 'petrovich ivanovna sergeyevich viktorovych magomedovna'],
    ['initial', 'a z'],
    ['number', '7 21'],
    ['name', 'kim ivan petrovic milosevic mikhailov abdul limitov first'],
  ])('recognises a %s: %s', (wordClass, words) => {
    for (const word of words.split(' ')) expect([word, classOf(word, 'person')]).toEqual([word, wordClass]);
  });
});

describe('screening · word classes in any other name', () => {
  it.each<[WordClass, string]>([
    ['legal_form', 'ltd llc gmbh ooo pjsc zrt shpk aps oy uab sia kk eireli fgup'],
    ['number', '7 007 21st iii xiv third twelve'],
    ['name', 'rostek petrovich trading admiral senator lady captain general'],
  ])('recognises a %s: %s', (wordClass, words) => {
    for (const word of words.split(' ')) {
      expect([word, classOf(word, 'organisation')]).toEqual([word, wordClass]);
    }
  });
});

describe('screening · patronymics', () => {
  it('are distinguished from South Slavic family names and from short names', () => {
    expect(['petrovich', 'petrovna', 'iljinichna', 'borisovitch'].every(isPatronymic)).toBe(true);
    expect(['petrovic', 'popovic', 'ivanov', 'evich', 'bovich'].some(isPatronymic)).toBe(false);
  });
});

describe('screening · generic words of organisations', () => {
  it('are recognised in English and in transliterated languages', () => {
    for (const word of ['trading', 'general', 'zavod', 'ticaret', 'bazargani', 'maoyi', 'comercial']) {
      expect([word, isGenericWord(word)]).toEqual([word, true]);
    }
    expect(['rostek', 'khatam', 'mahan'].some(isGenericWord)).toBe(false);
  });

  it('include countries and their adjectives', () => {
    expect(['iran', 'iranian', 'irani'].map(countryWord)).toEqual(['iran', 'iran', 'iran']);
    expect(countryWord('rostek')).toBeUndefined();
  });
});
