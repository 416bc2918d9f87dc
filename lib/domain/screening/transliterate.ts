import anyAscii from 'any-ascii';

/**
 * Letters that any-ascii drops or reads as consonants, though lists write them as vowels. Only the skeleton of a
 * word decides between scripts, so that one vowel stands for all.
 */
const arabicLetters: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ع: 'a',
  ى: 'a',
  ة: 'a',
  ء: '',
};
const arabicLetter = /[اأإآعىةء]/g;
/** Waw and ya are consonants where a word begins and vowels inside it. */
const arabicInnerVowel = /(?<=\p{Script=Arabic})[وي]/gu;

/** The article is written as one with its word, and apart in Latin letters; God's name is one word in both. */
const arabicArticle = /(?<!\p{L})ال(?!له)(?=\p{L}{2})/gu;

/** Korean family names, which are seldom written as their syllable is read elsewhere. */
const koreanFamilyNames: Record<string, string> = {
  이: 'Lee ',
  김: 'Kim ',
  박: 'Park ',
  노: 'Roh ',
  임: 'Lim ',
  유: 'Yoo ',
  조: 'Cho ',
};
const koreanFamilyName = /(?<!\p{L})[이김박노임유조](?=\s?\p{Script=Hangul}{1,2}(?!\p{L}))/gu;

/** Cyrillic and Greek letters that look Latin, for words that mix the scripts. */
// prettier-ignore
const lookAlikes = new Map(
  Object.entries({
    А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I', Ј: 'J', Ѕ: 'S',
    а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's',
    һ: 'h', ӏ: 'l', ԁ: 'd', ԛ: 'q', ԝ: 'w',
    Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
    α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
  }),
);

const latin = /\p{Script=Latin}/u;
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Joiners, direction marks, soft hyphens, control characters, and fillers that show nothing. */
const invisible =
  /[\p{Cf}\p{Cc}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\p{Extended_Pictographic}\ufe0f]/gu;
const syllable = /[\p{Script=Han}\p{Script=Hangul}]/gu;
// eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
const beyondAscii = /[^\x00-\x7f]/;

/** A name in ASCII letters. Any text is taken: what shows nothing or says nothing is left out. */
export function transliterate(name: string): string {
  if (!beyondAscii.test(name)) return name;
  // NFKC and not NFKD: a letter such as й keeps the mark that its transliteration depends on.
  const visible = name.normalize('NFKC').replace(invisible, '');
  if (!beyondAscii.test(visible)) return visible;
  const latinised = unmixScripts(visible)
    .replace(arabicArticle, '$& ')
    .replace(arabicInnerVowel, (letter) => (letter === 'و' ? 'o' : 'i'))
    .replace(arabicLetter, (letter) => arabicLetters[letter] ?? '')
    .replace(koreanFamilyName, (name) => koreanFamilyNames[name] ?? name)
    .replace(syllable, ' $& ');
  return anyAscii(latinised);
}

/** A name in ASCII letters, in each way to read it; that of `transliterate` first. */
export function transliterationsOf(name: string): string[] {
  return [transliterate(name)];
}

function unmixScripts(name: string): string {
  if (!latin.test(name) || !cyrillicOrGreek.test(name)) return name;
  return name.replace(/\S+/g, (word) =>
    latin.test(word) && cyrillicOrGreek.test(word)
      ? Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join('')
      : word,
  );
}
