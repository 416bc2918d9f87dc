/** Whether the shorter word is the longer one without a letter in its middle. */
export function lacksLetter(shorter: string, longer: string): boolean {
  if (shorter.length !== longer.length - 1) return false;
  const at = firstDifference(shorter, longer);
  return at > 0 && at < shorter.length && shorter.slice(at) === longer.slice(at + 1);
}

/** Whether two neighbouring letters of one word are swapped in the other. */
export function swapsLetters(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = firstDifference(a, b);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
