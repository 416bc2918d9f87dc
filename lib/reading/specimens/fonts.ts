import { resolve } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

// Fonts are registered by file, so that nothing depends on those of the machine.

const noto = (name: string) =>
  `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-400-normal.woff`;

const packagedFonts: Record<string, string> = {
  Latn: '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
  Bold: '@embedpdf/fonts-latin/fonts/NotoSans-SemiBold.ttf',
  Arab: '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
  Hani: '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
  Hang: '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf',
  Armn: noto('armenian'),
  Beng: noto('bengali'),
  Deva: noto('devanagari'),
  Geor: noto('georgian'),
  Hebr: noto('hebrew'),
  Thai: noto('thai'),
  'Geist Mono': 'geist/dist/fonts/geist-mono/GeistMono-Regular.ttf',
};

const files: Record<string, string> = {
  'OCR B': resolve('lib/reading/specimens/fonts/ocr-b.otf'),
  ...Object.fromEntries(
    Object.entries(packagedFonts).map(([name, file]) => [name, resolve('node_modules', file)]),
  ),
};

/** The font of a script, by its ISO 15924 code. Latin, Greek and Cyrillic share one. */
export const fontOfScript = (script: string): string => (script in files ? script : 'Latn');

const registered = new Set<string>();

/** Registers the font, and returns its name for a canvas. */
export function fontNamed(name: string): string {
  const file = files[name];
  if (file === undefined) throw new Error(`${name} is not a font of specimens.`);
  const family = `specimen ${name}`;
  if (!registered.has(name)) {
    if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`${file} is not a font.`);
    registered.add(name);
  }
  return family;
}
