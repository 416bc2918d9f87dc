/** Numbers in the form that `toWords` returns. */

const units = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinalUnits = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const ordinalTeens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ordinalTens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(
  ' ',
);

/** Without single letters, which are initials. */
const romanNumbers =
  'ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi xxvii ' +
  'xxviii xxix xxx';
const romanValues = '2 3 4 6 7 8 9 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30'.split(' ');

const numberWords = new Map<string, string>([
  ...romanNumbers.split(' ').map((word, at) => [word, romanValues[at]!] as const),
  ...[units, ordinalUnits].flatMap((words) => counted(words, 1, 1)),
  ...[teens, ordinalTeens].flatMap((words) => counted(words, 10, 1)),
  ...[tens, ordinalTens].flatMap((words) => counted(words, 20, 10)),
]);

function counted(words: readonly string[], first: number, step: number): Array<readonly [string, string]> {
  return words.map((word, at) => [word, String(first + at * step)] as const);
}

const digits = /^0*(\d+?)(?:st|nd|rd|th)?$/;

/** `3` for `iii`, `third`, `3rd` and `003`. Undefined for other words. */
export function numberOf(word: string): string | undefined {
  const known = numberWords.get(word);
  if (known !== undefined) return known;
  return startsWithDigit(word) ? digits.exec(word)?.[1] : undefined;
}

function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

export const numberPhrases: ReadonlyArray<readonly [phrase: string, number: string]> = tens.flatMap(
  (ten, at) =>
    [units, ordinalUnits].flatMap((words) =>
      words.map((unit, unitAt) => [`${ten} ${unit}`, String((at + 2) * 10 + unitAt + 1)] as const),
    ),
);
