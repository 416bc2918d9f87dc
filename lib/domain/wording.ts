export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a field of the API for people: `due_diligence_path` as "Due diligence path". */
export const fieldLabel = (name: string): string => capitalised(name.replaceAll('_', ' '));

/**
 * Invisible characters that change the appearance of the text around them. Joiners, which shape adjacent letters, and
 * direction marks, which place punctuation, are allowed.
 */
const hidden = /(?![\n\t\u200c-\u200f]|\r\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

export const codeOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * Text as the console and evidence packs show it: hidden characters, which could reorder the text around them, are
 * replaced by their code, such as `[U+202E]`.
 */
export const visibleText = (text: string): string => text.replace(hidden, codeOf);

/**
 * A name within a sentence of ours, between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: it keeps its own direction
 * without affecting the text around it.
 */
export const isolated = (name: string): string => `\u2068${visibleText(name)}\u2069`;
