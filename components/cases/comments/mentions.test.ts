import { describe, expect, it } from 'vitest';
import { completed, mentionBefore, mentionedIn, partsOf, suggestionsFor } from './mentions';

const people = [
  { token: 'usr_1', name: 'Jonas Pell' },
  { token: 'usr_2', name: 'Ines Maro' },
  { token: 'usr_3', name: 'Jonas Pellworm' },
];

describe('mentionBefore', () => {
  it('is the text after an @ that starts a word', () => {
    expect(mentionBefore('Ask @jo', 7)).toBe('jo');
    expect(mentionBefore('@', 1)).toBe('');
    expect(mentionBefore('mail@example', 12)).toBeUndefined();
    expect(mentionBefore('Ask @jo about it', 3)).toBeUndefined();
  });
});

describe('suggestionsFor', () => {
  it('finds people by the start of any of their names', () => {
    expect(suggestionsFor('mar', people).map(({ name }) => name)).toEqual(['Ines Maro']);
    expect(suggestionsFor('', people)).toHaveLength(3);
  });
});

describe('completed', () => {
  it('replaces the started name with the full one', () => {
    expect(completed('Ask @jo, please', 7, 'Jonas Pell')).toEqual({
      text: 'Ask @Jonas Pell , please',
      caret: 16,
    });
  });
});

describe('mentionedIn and partsOf', () => {
  it('find the mentioned people and their places', () => {
    expect(mentionedIn('@Ines Maro, can you look?', people)).toEqual(['usr_2']);
    expect(partsOf('Hi @Ines Maro!', people)).toEqual([
      { kind: 'text', text: 'Hi ' },
      { kind: 'mention', text: '@Ines Maro' },
      { kind: 'text', text: '!' },
    ]);
  });

  it('take the longer of two names that start alike', () => {
    expect(mentionedIn('@Jonas Pellworm', people)).toEqual(['usr_3']);
    expect(partsOf('@Jonas Pellworm', people)).toEqual([{ kind: 'mention', text: '@Jonas Pellworm' }]);
  });
});
