/** Shorter numbers agree by chance. */
export const leastIdentifierLength = 5;
const imoNumber = /^IMO(\d{7})$/;

/** A number as it compares: without case, punctuation, leading zeroes, and the letters IMO in front of a ship's. */
export function foldIdentifier(text: string): string {
  const folded = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return (imoNumber.exec(folded)?.[1] ?? folded).replace(/^0+/, '');
}

interface IdentifierComparison {
  verdict: 'agree' | 'conflict' | 'missing';
  /** The numbers that agree or contradict each other, as they are written. */
  query: string | null;
  listed: string | null;
}

/**
 * One number that both have identifies; of numbers that differ, only two ships' numbers (IMO) contradict each other,
 * since nobody has but one passport.
 */
export function compareIdentifiers(
  query: readonly string[],
  listed: ReadonlyArray<{ value: string }>,
): IdentifierComparison {
  const byNumber = new Map(listed.map(({ value }) => [foldIdentifier(value), value]));
  for (const number of query) {
    const folded = foldIdentifier(number);
    const same = folded.length >= leastIdentifierLength ? byNumber.get(folded) : undefined;
    if (same !== undefined) return { verdict: 'agree', query: number, listed: same };
  }
  const [ship, listedShip] = [query.find(isImo), listed.find(({ value }) => isImo(value))];
  if (ship === undefined || listedShip === undefined)
    return { verdict: 'missing', query: null, listed: null };
  return { verdict: 'conflict', query: ship, listed: listedShip.value };
}

/** Seven digits of which the last is a check digit: the sum of the others, times 7 to 2, ends in it. */
function isImo(text: string): boolean {
  const digits = /^(?:IMO)?(\d{7})$/.exec(text.toUpperCase().replace(/[^A-Z0-9]+/g, ''))?.[1];
  if (digits === undefined) return false;
  const [first, last] = [digits.slice(0, 6), Number(digits[6])];
  const sum = Array.from(first, Number).reduce((total, digit, at) => total + digit * (7 - at), 0);
  return sum % 10 === last;
}
