export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a field of the API for people: `due_diligence_path` as "Due diligence path". */
export const fieldLabel = (name: string): string => capitalised(name.replaceAll('_', ' '));

const directionMarks = /[\u200e\u200f]/g;

/**
 * Invisible characters that change the appearance of the text around them. Joiners, which shape adjacent letters, are
 * allowed.
 */
const hidden = /(?!\n|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

export const codeOf = (character: string) =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Most text. The code below is for other text, and takes many times as long. */
export const plain = /^[\x20-\x7e\n]*$/;

/**
 * Text with only visible characters, as the console and evidence packs show it. Hidden ones are replaced by their code,
 * such as `[U+202E]`, which would otherwise reorder the text around it.
 */
export function visibleText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', ' ')
    .replaceAll(directionMarks, '')
    .replaceAll(hidden, codeOf)
    .normalize();
}
