import { codeOf } from '../../wording.ts';

// Marks that are stacked on a letter. Some hundreds of them would cover the page.

/** Accents and signs of no script, with the joiners that may stand between them: a name has at most four on a letter. */
const accents = /([[\p{M}\u200c\u200d]&&\p{sc=Inherited}]{4})([[\p{M}\u200c\u200d]&&\p{sc=Inherited}]+)/gv;
/** Also of a script, such as the letters below others in Tibetan and Burmese, of which a syllable has more. */
const marks = /([\p{M}\u200c\u200d]{8})([\p{M}\u200c\u200d]+)/gv;

function counted(text: string): string {
  const characters = [...text];
  const [first = ''] = characters;
  return characters.every((each) => each === first)
    ? `${codeOf(first).slice(0, -1)} ×${characters.length}]`
    : `[${characters.length} marks]`;
}

const withOthersCounted = (_: string, few: string, others: string): string => few + counted(others);

/** Text with the first few marks of each letter, and how many others it has: `[U+0301 ×196]`. */
export const withFewMarks = (text: string): string =>
  text.replaceAll(accents, withOthersCounted).replaceAll(marks, withOthersCounted);
