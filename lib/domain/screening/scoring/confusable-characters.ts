const representatives = new Map(
  Object.entries({ i: '1l', o: '0', z: '2', s: '5', g: '6', b: '8' }).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other.charCodeAt(0), letter.charCodeAt(0)] as const),
  ),
);

const lastDigit = '9'.charCodeAt(0);
const maxLengthForOne = 4;

/**
 * Whether two words differ only in confusable characters, as `h0` and `ho` or `rl` and `ri` do: one in a
 * short word, up to two in a longer one. At least one letter must be the same in both, since numbers must
 * match exactly.
 */
export function differByConfusables(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 2) return false;
  let differences = 0;
  let sharesLetter = false;
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    sharesLetter ||= x > lastDigit && y > lastDigit && x === y;
    if (x === y) continue;
    if (representativeOf(x) !== representativeOf(y)) return false;
    differences += 1;
  }
  return sharesLetter && differences <= (a.length <= maxLengthForOne ? 1 : 2);
}

function representativeOf(character: number): number {
  return representatives.get(character) ?? character;
}
