import { slavicOrthographies } from './orthographies-of-slavic-names';
import type { Orthography } from './orthography';

const orthographies: readonly Orthography[] = [
  {
    // Uzbek: O'tkir Xo'jayev is Utkir Khujaev.
    signs: [/[og]['`]/, /x|q|(?:[eo]v|bek|jon)a?\b/],
    spellings: [
      [/o['`]/g, 'u'],
      [/g['`]/g, 'gh'],
      [/x/g, 'kh'],
    ],
  },
  {
    // Somali: Cabdiraxmaan and Faarax are Abdirahman and Farah.
    signs: [/aa|uu|\b(?![ivx]+\b)[a-z]*ii/, /x|\bc[aeiou]|[aeiou]c\b/],
    spellings: [
      [/c/g, ''],
      [/x/g, 'h'],
      [/([aeiou])\1/g, '$1'],
    ],
  },
  ...slavicOrthographies,
  {
    // Azerbaijani without its letters: Ceyhun Qurbanov is Jeyhun Gurbanov.
    signs: [/\b[cx][aeiou]|q[aou]/, /(?:[a-z]{2}[oe]va?|zad[ae]|oglu|qizi)\b/],
    spellings: [
      [/c(?!h)/g, 'j'],
      [/x/g, 'kh'],
      [/q/g, 'g'],
    ],
  },
  {
    // Indonesian until 1972: Tjokro Soerjo is Cokro Suryo, and Soeharto Suharto.
    signs: [/tj|\b[bdghkmprstw]oe\w*[aio]\b/],
    spellings: [
      [/j(?<![tdsn]j)/g, 'y'],
      [/tj/g, 'c'],
      [/dj/g, 'j'],
      [/nj/g, 'ny'],
      [/sj/g, 'sy'],
      [/ch/g, 'h'],
      [/oe/g, 'u'],
    ],
  },
  {
    // Basque: Etxeberria and Urrutikoetxea are Echeberria and Urruticoechea in Spanish.
    signs: [/tx/],
    spellings: [
      [/tx/g, 'ch'],
      [/tz/g, 'z'],
      [/k(?=[ei])/g, 'qu'],
      [/k/g, 'c'],
    ],
  },
  {
    // Albanian: Hoxha is Hodzha.
    signs: [/xh/],
    spellings: [
      [/xh/g, 'dzh'],
      [/gj/g, 'g'],
      [/q/g, 'ch'],
    ],
  },
  {
    // Greek by sound: Ntokos is Dokos, Chatzigiannis Hatziyannis, and Panagiotou Panayotou.
    signs: [
      /\b(?:nt|mp|gk)[aeiou]|gi[aou]|\bch[aielo]|[td]zi|adji|[ae]u/,
      /(?:akis|[ai]dis|poulos|glou|atos|eas|[^aeiou]i?ou|[tn]tis|tzis|anni?s|inis|aris)\b|\b(?:cha?tzi|hatzi|hadji|hadzi)[a-z]{4}/,
    ],
    spellings: [
      [/\bnt/g, 'd'],
      [/\bmp/g, 'b'],
      [/\bgk/g, 'g'],
      [/mp(?=[aeiou])/g, 'b'],
      [/ch/g, 'h'],
      [/tz|dz|dj/g, 'j'],
      [/gi(?=[aeou])/g, 'y'],
      [/(?<=[ae])u(?=[abdegilmnouvrz])/g, 'v'],
      [/(?<=[ae])u/g, 'f'],
    ],
  },
  {
    // Arabic by French ears: Ouazzani is Wazzani.
    signs: [/\bou[aei]/],
    spellings: [[/\bou(?=[aei])/g, 'w']],
  },
  {
    // Egyptian: Naguib Heggy is Najib Hejjy.
    signs: [
      /\bg[aeio]|[aeiou]gg?u?[aeioud]/,
      /\b(?:abdel|el|mohamed|mostafa|ahmed|hosny|magdy|sayed|ashraf|naguib|gamal|ragab)\b/,
    ],
    spellings: [[/g(?!h)u?(?=[ei])|g(?!h)/g, 'j']],
  },
  {
    // Western Armenian: Hagopian and Kevorkian are Hakobian and Gevorgian.
    signs: [/[a-z]{3,}[bgkpdrzjns]ian\b/, /[bgdkpt]\w+ian\b/],
    spellings: [
      [/(?<!g)g(?!h)/g, 'K'],
      [/k(?!h)/g, 'G'],
      [/b/g, 'P'],
      [/p(?!h)/g, 'B'],
      [/d/g, 'T'],
      [/t(?!h)/g, 'D'],
    ],
  },
  {
    // Armenian as Russians hear it: Hovhannisyan and Ghazaryan are Ovanesyan and Gazaryan.
    signs: [/\bh|gh/, /yan\b/],
    spellings: [
      [/\bhovh/g, 'ov'],
      [/\bh/g, ''],
      [/gh/g, 'g'],
    ],
  },
  {
    // Arabic with dh for the emphatic z: Dhafer is Zafer.
    signs: [/\bdh/, /\b(?:al|el|ben|bin|ibn|abu|abou|abd\w*)\b/],
    spellings: [[/dh/g, 'z']],
  },
  {
    // Japanese with long vowels: Shouhei Ohno is Shohei Ono.
    signs: [
      /ou|oo|uu|oh(?![aeiouy])/,
      /^(?:(?:(?:ch|sh|ts|[kstnhmrgzdbpjf]y?|[wy])?(?:oh(?![aeiouy])|[aeiou])|n(?![aeiouy]))+(?:,? |$))+$/,
    ],
    spellings: [
      [/ou|oo|oh(?![aeiouy])/g, 'o'],
      [/uu/g, 'u'],
    ],
  },
  {
    // Japanese by the government's romanisation: Tizuo Matumoto is Chizuo Matsumoto.
    signs: [
      /ti|tu|si|hu|zi|[stz]y[auo]/,
      /^(?:(?:(?:ts|sh|ch|[kstnhmrgzdbpjf]y?|[wy])?[aiueo]|n(?![aeiouy]))+(?:,? |$))+$/,
      // Of three syllables, which no Chinese name has.
      /(?:[^aeiou ]*[aeiou]){3}/,
    ],
    spellings: [
      [/ti/g, 'chi'],
      [/(?<!s)tu/g, 'tsu'],
      [/si/g, 'shi'],
      [/(?<![cs])hu/g, 'fu'],
      [/zi/g, 'ji'],
      [/sy/g, 'sh'],
      [/ty/g, 'ch'],
      [/zy/g, 'j'],
    ],
  },
];

/** Most names have none of the first signs. */
const mayBeNational = new RegExp(orthographies.map(({ signs: [first] }) => first!.source).join('|'));

/** The name as it is romanised where it is in a national spelling, or undefined. */
export function romanisedFromLatin(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (!mayBeNational.test(lower)) return undefined;
  const found = orthographies.find(({ signs }) => signs.every((sign) => sign.test(lower)));
  if (!found) return undefined;
  return found.spellings
    .reduce((text, [spelling, letters]) => text.replace(spelling, letters), lower)
    .toLowerCase();
}

const turkic: ReadonlyArray<readonly [RegExp, string]> = [
  [/c/g, 'j'],
  [/ç/g, 'ch'],
  [/ş/g, 'sh'],
  [/x/g, 'kh'],
  [/ñ/g, 'ng'],
  [/ý/g, 'y'],
];

const diacritics: ReadonlyArray<readonly [RegExp, string]> = [
  [/[čćč]/g, 'ch'],
  [/[šśşș]/g, 'sh'],
  [/[žźż]/g, 'zh'],
  [/[țţ]/g, 'ts'],
  [/đ/g, 'dj'],
];

/** Slavic, Baltic and Romanian by sound: Žukauskaitė is Zhukauskaite. */
export function markedBySound(name: string): string | undefined {
  const lower = name.toLowerCase();
  const read = diacritics.reduce((text, [letter, sound]) => text.replace(letter, sound), lower);
  return read === lower ? undefined : read;
}

/** Letters of Turkish and Azerbaijani, and those of Kurdish and Turkmen that are in no French name. */
const turkicMark = /[şçğıəŞÇĞİƏ]|[îêû].*[xqwk]|[xqwk].*[îêû]|[aey]ý/i;

/** Azerbaijani, Kurdish and Turkish by sound: Cavanşir is Javanshir, Xoşnav Khoshnav, and Xəyalə Khayala or Kheyale. */
export function turkicBySound(name: string): string[] {
  if (!turkicMark.test(name)) return [];
  const lower = name.replace(/İ/g, 'i').toLowerCase();
  const read = turkic.reduce((text, [letter, sound]) => text.replace(letter, sound), lower);
  if (!read.includes('ə')) return read === lower ? [] : [read];
  return [read.replaceAll('ə', 'a'), read.replaceAll('ə', 'e')];
}
