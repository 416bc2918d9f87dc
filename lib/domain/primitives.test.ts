import { describe, expect, it } from 'vitest';
import { DisplayName, Line, Name, NameText, SearchText } from './primitives';

describe('a required text', () => {
  it.each([
    ['white space', ' \t\n\u3000\u00a0'],
    ['a zero-width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a Hangul filler', '\u3164\uffa0'],
    ['a variation selector', '\ufe0f'],
    ['tag characters', '\u{e0041}\u{e007f}'],
    ['a directional mark', '\u202e\u200f'],
    ['a control character', '\u0007\u0085'],
    ['the blank of Braille', '\u2800'],
    ['a null note head', '\u{1d159}'],
    ['a combining mark', '\u0301'],
    ['a character of private use', '\ue000'],
    ['an unassigned character', '\u0378'],
    ['all of them together', ' \u200b\u2060\ufeff\u00ad '],
  ])('refuses %s by itself', (_name, text) => expect(Name.safeParse(text).success).toBe(false));

  it.each(['.', 'é', '任', 'مـ', '\u200bx', '👩\u200d🚒', '⠓'])('accepts %j, which is visible', (text) =>
    expect(Name.safeParse(text).success).toBe(true),
  );
});

describe('a name', () => {
  it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
    'refuses %j, which would reorder the text around it',
    (control) => {
      expect(DisplayName.safeParse(`Mary ${control}draW`).success).toBe(false);
      expect(NameText.safeParse(control).success).toBe(false);
    },
  );

  it.each(['\n', '\r\n', '\t', '\u0007', '\u0085', '\u2028', '\u2029'])(
    'refuses %j, which would print what follows on a line of its own',
    (control) => {
      for (const kind of [DisplayName, NameText, Line])
        expect(kind.safeParse(`Acme Ltd${control}Status Closed`).success).toBe(false);
    },
  );

  it.each(['Nguyễn', '김', 'やまだ', 'Łukasz Żółć'])(
    'is composed, as is what is searched for: %s',
    (name) => {
      for (const kind of [DisplayName, NameText, Line, SearchText])
        expect(kind.parse(name.normalize('NFD'))).toBe(name.normalize('NFC'));
    },
  );

  it.each(['\u200eMary', 'דוד\u200f', 'علی\u200cرضا', 'ක්\u200dය'])(
    'accepts %j with its mark or joiner',
    (name) => expect(DisplayName.safeParse(name).success).toBe(true),
  );
});
