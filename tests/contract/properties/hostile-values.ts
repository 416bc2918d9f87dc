import fc from 'fast-check';
import { unicodeText } from '@/tests/fixtures/unicode-text';

const isHeaderText = (text: string) => /^[\x20-\x7e\x80-\xff]*$/.test(text);

const constants: unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  'ok\udfff',
  '‮',
  'é'.normalize('NFD'),
  -1,
  -0,
  0.1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  true,
  false,
  'x'.repeat(6000),
  '𝒳'.repeat(3000),
  "'; drop table alerts; --",
  '%_\\',
  '${7*7}',
  '../../etc/passwd',
  '0',
  '-1',
  '1e9',
  'NaN',
  '9999-99-99',
  '0000-01-01',
  '2024-02-30T25:61:61Z',
  '+275760-09-13T00:00:00Z',
  'infinity',
  'toString',
  'true',
  JSON.parse('{"__proto__": {"a": 1}, "constructor": 1, "toString": null}'),
  Array.from({ length: 300 }, (_, n) => n),
  Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`k${n}`, n])),
];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const hostile = fc.constantFrom(...constants);

/** Values for bodies that no field expects. */
export const hostileValue = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }));

export const printable = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

/** Texts for addresses and fields that nothing expects. */
export const hostileText = fc.oneof(
  printable,
  hostile.map(asText),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  unicodeText({ maxLength: 20 }),
);

/** Texts that HTTP allows in a header. */
export const hostileHeader = fc.oneof(
  printable,
  hostile.map(asText).filter(isHeaderText),
  fc.constantFrom('a,b', 'a;q=0', '"', '\u00ff', '0x10', '1.5', ' 5 ', '+5', '120001', 'k'.repeat(256)),
);
