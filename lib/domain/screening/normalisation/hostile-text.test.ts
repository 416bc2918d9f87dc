import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '@/tests/fixtures/unicode-text';
import { listed, madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from '../matcher';
import { maxWords, readingsOf, toWords } from './normalise';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const options = { threshold: defaultMatchThreshold, limit: 10 };
const words = madeUpEntities.flatMap((entity) => entity.names.flatMap((name) => name.name.split(/[\s,]+/)));

const scriptSamples = Array.from(
  'aZ1 -.,/@%習金花子田々·カラッャー김이은정عبدالهينוהבעםคเ์ัकि्ंமԵւուЖіўъґљԿΜμπάυအောင်ပ៉ុ\u200d\u0301\u0f71𝕬',
);

describe('screening · hostile text', () => {
  it.each([
    ['empty', ''],
    ['white space', ' \t\n\u00a0 '],
    ['emoji', '😀👩‍👩‍👧🏳️‍🌈'],
    ['NUL', '\u0000\u0000'],
    ['lone surrogates', '\ud800 \udfff'],
    ['direction marks alone', '\u202e\u200f\u2066'],
    ['punctuation', '--- .,;: ()'],
  ])('finds nothing when the name is %s', (_, name) => {
    expect(matcher.search({ name, entity_type: 'any' }, { threshold: 0, limit: 10 })).toEqual([]);
  });

  it.each([
    ['a megabyte of one letter', 'x'.repeat(1_000_000)],
    ['a megabyte of listed words', 'zaramov vladislav petrovich '.repeat(40_000)],
    ['a megabyte of combining marks', `a${'\u0301'.repeat(1_000_000)}`],
    ['a megabyte of Arabic', 'ابو '.repeat(250_000)],
    ['a megabyte of dotted initials', 'a.b.'.repeat(250_000)],
    ['a megabyte of Hebrew', 'עבד'.repeat(300_000)],
    ['a megabyte of Devanagari', 'क'.repeat(1_000_000)],
    ['a megabyte of Thai', 'เก'.repeat(500_000)],
    ['a megabyte of Han', '金有限公司'.repeat(200_000)],
    ['a megabyte of Hangul', '김'.repeat(1_000_000)],
    ['a megabyte of kana', 'ッャラー'.repeat(250_000)],
    ['a megabyte of Ukrainian', 'ёіыъ'.repeat(250_000)],
    ['a megabyte of Greek', 'αυμπ'.repeat(250_000)],
    ['a megabyte of Burmese', 'အောင်'.repeat(200_000)],
    ['a megabyte of Khmer', 'ប៉'.repeat(500_000)],
    ['a megabyte of letters and digits', 'a1'.repeat(500_000)],
    ['a megabyte of parts of legal forms', 's de r l de c '.repeat(80_000)],
    ['every listed word at once', words.join(' ')],
  ])('does not grow costly when the name is %s', (_, name) => {
    const start = performance.now();
    matcher.search({ name, entity_type: 'any' }, options);
    // A few milliseconds here. A cost that grows with the square of the length would take minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  const found = (name: string) =>
    matcher.search({ name, entity_type: 'person' }, options).map((match) => match.list_entry_id);

  it('finds a name when much white space or many invisible characters precede it', () => {
    expect(found(`${' '.repeat(5_000)}Vladislav Zaramov`)).toEqual(['zaramov']);
    expect(found(`${'\u200b'.repeat(500)}Vladislav Zaramov`)).toEqual(['zaramov']);
  });

  it('has one to four readings, the first of which is that of toWords, for any text', () => {
    const anyText = fc.oneof(
      unicodeText(),
      fc.string({ unit: fc.constantFrom(...scriptSamples) }),
      fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const readings = readingsOf(text);
        expect(readings[0]).toEqual(toWords(text));
        expect(readings.length).toBeLessThanOrEqual(4);
        for (const word of readings.flat()) expect(word).toMatch(/^[a-z0-9]{1,40}$/);
        for (const reading of readings) expect(reading.length).toBeLessThanOrEqual(maxWords);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(unicodeText(), fc.array(fc.nat(0xffff)), (text, units) => {
        matcher.search({ name: text, entity_type: 'any' }, options);
        matcher.search({ name: String.fromCharCode(...units), entity_type: 'person' }, options);
      }),
    );
  });

  it('builds an index when names are any text, and when there is no list', () => {
    fc.assert(
      fc.property(fc.array(unicodeText({ minLength: 1 }), { maxLength: 20 }), (names) => {
        const entities = names.map((name, i) => listed({ list_entry_id: String(i), primary_name: name }));
        const built = buildMatcher([madeUpList(entities)]);
        for (const name of names) built.search({ name, entity_type: 'person' }, options);
      }),
      { numRuns: 50 },
    );
    expect(buildMatcher([]).search({ name: 'Anybody', entity_type: 'any' }, options)).toEqual([]);
  });
});
