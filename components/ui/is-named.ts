const folded = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Whether each word of the text is the start of a word in the label. */
export function isNamed(label: string, text: string): boolean {
  const words = folded(label).split(/\s+/);
  return folded(text)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
