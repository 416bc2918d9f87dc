import anyAscii from 'any-ascii';

const kanaWord = /[\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu;
const glides: Record<string, string> = { ャ: 'ya', ュ: 'yu', ョ: 'yo', ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };
// prettier-ignore
const smallVowels: Record<string, string> = {
  ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o',
};
/** Foreign names whose katakana spelling is conventional. */
// prettier-ignore
const wholeNames: Readonly<Record<string, string>> = {
  ウラジーミル: 'vladimir', ウラジミール: 'vladimir', プーチン: 'putin', ミハイル: 'mikhail', セルゲイ: 'sergei', アレクサンドル: 'alexander',
  エフゲニー: 'yevgeny', ジョー: 'joe', ジョージ: 'george', ジョゼフ: 'joseph', チャールズ: 'charles', マイケル: 'michael', ポール: 'paul',
  カルロス: 'carlos', ホセ: 'jose', フアン: 'juan', ミゲル: 'miguel', ルイス: 'luis', ムハンマド: 'mohammed', モハメド: 'mohammed',
  アフマド: 'ahmed', フセイン: 'hussein', アブドゥル: 'abdul', アブドラ: 'abdullah',
};
const silent = new Set('ー・゛゜');
const doubling = new Set('ッっ');

/**
 * Hepburn romanisation as in passports: long vowels are not marked, and n becomes m before b, m and p.
 * Katakana does not distinguish l from r: see `transliterateKanaWithL`.
 */
export function transliterateKana(text: string): string {
  return text.replace(kanaWord, spellWord);
}

function spellWord(word: string): string {
  const known = wholeNames[word];
  if (known !== undefined) return known;
  let spelled = '';
  let doubled = false;
  for (const kana of word) {
    if (silent.has(kana)) continue;
    if (doubling.has(kana)) {
      doubled = true;
      continue;
    }
    const next = append(spelled, kana);
    spelled = doubled ? doubleAt(next, spelled.length) : next;
    doubled = false;
  }
  return spelled
    .replace(/n(?=[bmp])/g, 'm')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u');
}

function append(spelled: string, kana: string): string {
  const glide = glides[kana];
  // し with ゃ is sha, き with ゃ is kya.
  if (glide !== undefined)
    return spelled
      .replace(/(sh|ch|j)i$/, `$1${glide.slice(1)}*`)
      .replace(/i$/, glide)
      .replace('*', '');
  const vowel = smallVowels[kana];
  if (vowel !== undefined) return spelled.replace(/[aeiou]$/, '') + vowel;
  return spelled + anyAscii(kana);
}

function doubleAt(spelled: string, at: number): string {
  const consonant = spelled[at];
  return consonant === undefined ? spelled : spelled.slice(0, at) + consonant + spelled.slice(at);
}

/** Whether a name in katakana may be a foreign one with an l. */
export function mayHoldL(text: string): boolean {
  return /[ラリルレロ]/.test(text);
}

/** The same with l for r: ドナルド is donarudo, for Donald. Not after t and d. */
export function transliterateKanaWithL(text: string): string {
  return text.replace(kanaWord, (word) =>
    word in wholeNames ? spellWord(word) : spellWord(word).replace(/(?<![td][ou])r/g, 'l'),
  );
}
