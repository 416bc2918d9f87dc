import fc from 'fast-check';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';

const seed = 20_261_121;
const sampled = 600;
const megabyte = 1_000_000;

/** Letters, marks, digits and joiners of many scripts, for texts that mix them. */
const mixed = Array.from(
  'aZ1 -.,/@%習金花子田々·カラッャー김이은정عبدالهينוהבעםคเ์ัकि्ंমԵւուЖіўъґљԿΜμπάυ\u200d\u0301\u0f71𝕬😀👩‍👧🏳️',
);
const commonWords =
  'mohammed ali ahmed abdul al bin ibn maria garcia jose de la van der chen li wang kim'.split(' ');

const arbitraries: Record<string, fc.Arbitrary<string>> = {
  'any characters': fc.string({ unit: 'binary', maxLength: 200 }),
  'any code units': fc
    .array(fc.nat(0xffff), { maxLength: 200 })
    .map((units) => String.fromCharCode(...units)),
  'mixed scripts': fc.string({ unit: fc.constantFrom(...mixed), maxLength: 300 }),
  'short words': fc.string({ unit: fc.constantFrom(...'abcdeilmnorsu '), maxLength: 60 }),
  'common words': words(fc.constantFrom(...commonWords), 40),
  initials: words(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), 30),
  numbers: words(fc.nat(99_999).map(String), 20),
  'words with marks': words(
    fc.string({ unit: fc.constantFrom('a', 'e', 'n', '\u0301', '\u0308', '\u200b'), maxLength: 30 }),
    10,
  ),
};

const repeated: Record<string, string> = {
  'a megabyte of one letter': 'x'.repeat(megabyte),
  'a megabyte of marks': `a${'\u0301'.repeat(megabyte)}`,
  'a megabyte of Mohammed Ali': 'mohammed ali '.repeat(megabyte / 13),
  'a megabyte of Arabic': 'ابو '.repeat(megabyte / 4),
  'a megabyte of Han': '金有限公司'.repeat(megabyte / 5),
  'a megabyte of Hangul': '김'.repeat(megabyte),
  'a megabyte of emoji': '😀'.repeat(megabyte / 2),
  'a megabyte of white space': `${' '.repeat(megabyte)}ali`,
  'a megabyte of initials': 'a.b.'.repeat(megabyte / 4),
  'Mohammed Ali 32 times': 'mohammed ali '.repeat(32),
  'particles alone': 'al el bin ibn abu van der de la von zu della dos das '.repeat(4),
  'legal forms alone': 'company limited ltd llc gmbh sa de cv s r l '.repeat(4),
  'every letter by itself': Array.from('abcdefghijklmnopqrstuvwxyz').join(' '),
  'a word of 40 letters': 'abcdefghij'.repeat(4),
};

export interface HostileName {
  kind: string;
  query: ScreeningQuery;
}

/** Names that nobody has: some that are known to be hard, and some of every kind of nonsense. */
export function hostileNames(): HostileName[] {
  const made = Object.entries(arbitraries).flatMap(([kind, arbitrary]) =>
    fc.sample(arbitrary, { seed, numRuns: sampled }).map((name) => ({ kind, name })),
  );
  const known = Object.entries(repeated).map(([kind, name]) => ({ kind, name }));
  return [...made, ...known].map(({ kind, name }, at) => ({
    kind,
    query: { name, entity_type: at % 2 === 0 ? 'person' : 'any' },
  }));
}

function words(word: fc.Arbitrary<string>, most: number): fc.Arbitrary<string> {
  return fc.array(word, { maxLength: most }).map((some) => some.join(' '));
}
