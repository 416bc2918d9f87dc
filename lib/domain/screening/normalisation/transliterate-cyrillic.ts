interface CyrillicLanguage {
  /** Letters or endings found in no other of these languages. */
  marker: RegExp;
  letters: ReadonlyMap<string, string>;
  /** Letters that keep a glide at the start of a word: Юлія is Yuliia. */
  initials?: ReadonlyMap<string, string>;
}

// prettier-ignore
const languages: readonly CyrillicLanguage[] = [
  // Kazakh, Tatar, Bashkir: и and г as in Russian, although і is also Ukrainian.
  { marker: /[әғқңұһҳҷӣӯ]/i, letters: toLetters('ә a ғ g қ k ң n ө o ұ u ү u һ h і i ҳ h ҷ j ӣ i ӯ u') },
  // Mongolian, Kyrgyz and Tuvan.
  { marker: /[өү]/i, letters: toLetters('ө o ү u') },
  // Serbian and Macedonian, by their Latin spelling without diacritics: Вучић is Vucic.
  {
    marker: /[јљњђћџѓќѕ]/i,
    letters: toLetters('ј j љ lj њ nj ђ dj ћ c џ dz ѓ gj ќ kj ѕ dz х h ц c ч c ш s ж z'),
  },
  // Belarusian.
  {
    marker: /ў|^(?=.*і)(?=.*[ыэ])/isu,
    letters: toLetters('ў u г h і i х kh ё io ы y э e ю iu я ia'),
    initials: toLetters('ё yo ю yu я ya'),
  },
  // Ukrainian, as in passports. Names without Ukrainian letters are recognised by an ending or a stem.
  {
    marker: /[іїєґ]|[сцз]ьк(?:ий|а)(?!\p{L})|(?<!\p{L})(?:володим|олекс|микол|олен[аі])/iu,
    letters: toLetters('г h ґ g и y і i ї i й i є ie х kh щ shch ю iu я ia'),
    initials: toLetters('є ye ї yi й y ю yu я ya'),
  },
  // Bulgarian, where ъ is a vowel between consonants. Russian has no ъ there.
  {
    marker: /(?<=[бвгджзклмнпрстфхцчшщ])ъ(?=[бвгджзклмнпрстфхцчшщ])/i,
    letters: toLetters('ъ a щ sht х h'),
  },
];

function toLetters(table: string): ReadonlyMap<string, string> {
  const words = table.split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as const] : [])));
}

const cyrillicLetter = /\p{Script=Cyrillic}/gu;
const initialLetter = /(?<![\p{L}'’ʼ])[єїйюяё]/giu;

/**
 * Only letters that differ from Russian; any-ascii reads the rest. A name without a letter typical of its
 * language is taken for Russian.
 */
export function transliterateCyrillic(text: string): string {
  const language = languages.find(({ marker }) => marker.test(text));
  if (!language) return text;
  const opened = language.initials ? replaceLetters(text, initialLetter, language.initials) : text;
  return replaceLetters(opened, cyrillicLetter, language.letters);
}

function replaceLetters(text: string, which: RegExp, letters: ReadonlyMap<string, string>): string {
  return text.replace(which, (letter) => letters.get(letter.toLowerCase()) ?? letter);
}
