import { transliterationsOf } from './transliterate';

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** How a word of a table may be read, as `toWords` returns it. A hyphen at the end, for endings that vary, is kept. */
export function spellingsOf(form: string): string[] {
  if (/^[a-z0-9-]+$/.test(form)) return [form];
  const spelt = [...transliterationsOf(form), form.replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)];
  return spelt.flatMap((text) => {
    const word = text
      .toLowerCase()
      .replace(/['’`]/g, '')
      .trim()
      .replace(/^al (?=[a-z]{3})/, '');
    return /^[a-z0-9]{2,}-?$/.test(word) ? [word] : [];
  });
}
