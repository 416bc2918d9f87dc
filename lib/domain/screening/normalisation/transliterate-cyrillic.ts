/** What a letter is in the languages that read it otherwise than Russian, and than the table of any-ascii. */
interface CyrillicLanguage {
  /** Letters that no other of these languages has. */
  telltale: RegExp;
  letters: ReadonlyMap<string, string>;
  /** Letters that keep a glide where a word begins: Юлія is Yuliia. */
  openings?: ReadonlyMap<string, string>;
}

// prettier-ignore
const languages: readonly CyrillicLanguage[] = [
  // Kazakh, Tatar, Bashkir: their и and г are Russian ones, though they write і as Ukrainian does.
  { telltale: /[әғқңұһҳҷӣӯ]/i, letters: toLetters('ә a ғ g қ k ң n ө o ұ u ү u һ h і i ҳ h ҷ j ӣ i ӯ u') },
  // Mongolian; Kyrgyz and Tuvan read alike.
  { telltale: /[өү]/i, letters: toLetters('ө o ү u') },
  // Serbian and Macedonian, whose names are known in their Latin spelling without its marks: Вучић is Vucic.
  {
    telltale: /[јљњђћџѓќѕ]/i,
    letters: toLetters('ј j љ lj њ nj ђ dj ћ c џ dz ѓ gj ќ kj ѕ dz х h ц c ч c ш s ж z'),
  },
  // Belarusian.
  {
    telltale: /ў|^(?=.*і)(?=.*[ыэ])/isu,
    letters: toLetters('ў u г h і i х kh ё io ы y э e ю iu я ia'),
    openings: toLetters('ё yo ю yu я ya'),
  },
  // Ukrainian, as its passports have it; names without its own letters show it by an ending or a stem.
  {
    telltale: /[іїєґ]|[сцз]ьк(?:ий|а)(?!\p{L})|(?<!\p{L})(?:володим|олекс|микол|олен[аі])/iu,
    letters: toLetters('г h ґ g и y і i ї i й i є ie х kh щ shch ю iu я ia'),
    openings: toLetters('є ye ї yi й y ю yu я ya'),
  },
  // Bulgarian: between consonants its ъ is a vowel, and Russian has none there.
  {
    telltale: /(?<=[бвгджзклмнпрстфхцчшщ])ъ(?=[бвгджзклмнпрстфхцчшщ])/i,
    letters: toLetters('ъ a щ sht х h'),
  },
];

function toLetters(table: string): ReadonlyMap<string, string> {
  const words = table.split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]!] as const] : [])));
}

const cyrillicLetter = /\p{Script=Cyrillic}/gu;
const openingLetter = /(?<![\p{L}'’ʼ])[єїйюяё]/giu;

/**
 * Cyrillic with the letters in Latin ones that the language of the name reads otherwise than Russian; the
 * rest is left as it is. A name that shows no letter of its language is read as Russian.
 */
export function readCyrillic(text: string): string {
  const language = languages.find(({ telltale }) => telltale.test(text));
  if (!language) return text;
  const opened = language.openings ? replaceLetters(text, openingLetter, language.openings) : text;
  return replaceLetters(opened, cyrillicLetter, language.letters);
}

function replaceLetters(text: string, which: RegExp, letters: ReadonlyMap<string, string>): string {
  return text.replace(which, (letter) => letters.get(letter.toLowerCase()) ?? letter);
}
