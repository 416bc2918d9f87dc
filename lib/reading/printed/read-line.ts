import type { PrintedLine } from '../document-reading.ts';

export type ReadLine = Pick<PrintedLine, 'text' | 'confidence'>;

/** Of lines above it, the engine misreads hardly any letter. */
const sure = 0.8;

export const isSure = ({ confidence }: Pick<ReadLine, 'confidence'>): boolean => confidence >= sure;

/** How many letters are read for certain. */
export const sureLetters = (lines: readonly ReadLine[]): number =>
  lines.filter(isSure).reduce((sum, { text }) => sum + text.replaceAll(/[^\p{L}\p{N}]/gu, '').length, 0);

/** Pages of documents have this many letters. Blurred, upside down or cut from the wrong place, fewer can be read. */
const enoughLetters = 60;

export const isWellRead = (lines: readonly ReadLine[]): boolean => sureLetters(lines) >= enoughLetters;
