import { isEastAsian } from './full-name';

/** Shorter text has no complete trigram. */
const trigram = 3;

/**
 * Whether alerts are searched for the text only where a word starts (docs/adr/0083): one or two characters, but
 * not two of Han, Hangul or kana, whose names have no spaces between their parts.
 */
export function isAtWordStart(text: string): boolean {
  const { length } = [...text.trim()];
  return length < trigram && !(length === 2 && isEastAsian(text.trim()));
}
