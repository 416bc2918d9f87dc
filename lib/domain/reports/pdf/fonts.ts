import { resolve } from 'node:path';

// A worker thread runs this folder without a build, and Node strips its types: only erasable syntax, and no
// `@/` imports.

export type FontName = string;

interface FontFile {
  name: FontName;
  /** Characters for which it is tried first. */
  script: RegExp;
  file: string;
}

const noto = (subset: string) =>
  `@fontsource/noto-sans-${subset}/files/noto-sans-${subset}-${subset}-400-normal.woff`;

/**
 * Scripts with a font of their own. Other scripts, and characters missing in these fonts, are printed in
 * Unifont.
 */
const scripts: [name: FontName, file: string][] = [
  ['Hang', '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf'],
  ['Arab', '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf'],
  ['Armn', noto('armenian')],
  ['Beng', noto('bengali')],
  ['Deva', noto('devanagari')],
  ['Ethi', noto('ethiopic')],
  ['Geor', noto('georgian')],
  ['Gujr', noto('gujarati')],
  ['Guru', noto('gurmukhi')],
  ['Hebr', noto('hebrew')],
  ['Khmr', noto('khmer')],
  ['Knda', noto('kannada')],
  ['Laoo', noto('lao')],
  ['Mlym', noto('malayalam')],
  ['Mymr', noto('myanmar')],
  ['Sinh', noto('sinhala')],
  ['Taml', noto('tamil')],
  ['Telu', noto('telugu')],
  ['Thaa', noto('thaana')],
  ['Thai', noto('thai')],
];

export const latin: FontName = 'latin';
export const latinBold: FontName = 'latin bold';
const lastResort: FontName = 'unifont';

/**
 * Includes full-width punctuation, which Unicode assigns to no script, so that it has the font of its
 * neighbours.
 */
const han: FontFile = {
  name: 'Hani',
  script: /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff01-\uff65\uffe0-\uffe6]/u,
  file: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
};

const ofScripts: FontFile[] = [
  han,
  ...scripts.map(([name, file]) => ({ name, script: new RegExp(`\\p{scx=${name}}`, 'u'), file })),
];

const files = new Map<FontName, string>([
  [latin, '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf'],
  [latinBold, '@embedpdf/fonts-latin/fonts/NotoSans-SemiBold.ttf'],
  [lastResort, '@fontsource/unifontex/files/unifontex-latin-400-normal.woff'],
  ...ofScripts.map(({ name, file }): [FontName, string] => [name, file]),
]);

/** Throws for an unknown font. */
export function fileOf(name: FontName): string {
  const file = files.get(name);
  if (file === undefined) throw new Error(`${name} is not a font.`);
  // Some of these packages export no file.
  return resolve('node_modules', file);
}

const common = /\p{sc=Zyyy}|\p{sc=Zinh}/u;

/** Fonts that may have the character, best first. */
export function candidatesFor(character: string): FontName[] {
  const own = ofScripts.find(({ script }) => script.test(character))?.name;
  // Digits and punctuation use the same font in the whole document.
  const first = own && !common.test(character) ? [own, latin] : [latin, ...(own ? [own] : [])];
  return [...first, lastResort];
}
