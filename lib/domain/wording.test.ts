import { expect, it } from 'vitest';
import { capitalised, fieldLabel, isolated, visibleText } from './wording';

it('capitalised · changes only the first letter', () => {
  expect(['high', 'UBO found', ''].map(capitalised)).toEqual(['High', 'UBO found', '']);
});

it('fieldLabel · reads a field name as words', () => {
  expect(['due_diligence_path', 'tier'].map(fieldLabel)).toEqual(['Due diligence path', 'Tier']);
});

it.each([
  ['an override', 'Approved \u202Edeinad', 'Approved [U+202E]deinad'],
  ['embeddings', '\u202Aa\u202Bb\u202C', '[U+202A]a[U+202B]b[U+202C]'],
  ['isolates', '\u2066a\u2067b\u2068c\u2069', '[U+2066]a[U+2067]b[U+2068]c[U+2069]'],
  ['control characters and line separators', 'a\u0007b\u2028c', 'a[U+0007]b[U+2028]c'],
  ['invisible letters', 'a\u200Bb\u{E0041}', 'a[U+200B]b[U+E0041]'],
])('text · shows %s by their code', (_name, text, shown) => expect(visibleText(text)).toBe(shown));

it.each([
  'Two\nlines',
  'Two\r\nlines with\ta tab',
  'עברית\u200F!',
  'אדם ברקוביץ',
  'می\u200Cخواهم',
  '👩\u200D🔬',
  'naïve “quoted”',
])('text · leaves %j as it is', (text) => expect(visibleText(text)).toBe(text));

it('isolated · keeps the direction of a name from the sentence around it', () => {
  expect(isolated('خرافة\u202E')).toBe('\u2068خرافة[U+202E]\u2069');
});
