/** Characters that a scanner or a hurried eye takes for one another, by the one that stands for all of them. */
const lookAlikes = new Map(
  Object.entries({ i: '1l', o: '0', z: '2', s: '5', g: '6', b: '8' }).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other.charCodeAt(0), letter.charCodeAt(0)] as const),
  ),
);

const lastDigit = '9'.charCodeAt(0);
const lettersOfOneMisreading = 4;

/**
 * Whether two words differ in nothing but characters that look alike, `h0` and `ho`, `rl` and `ri`: in one of a short
 * word, and in as many as two of a longer one. A letter
 * must be sure: words of digits alone are numbers, and never misread.
 */
export function isMisreading(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 2) return false;
  let misread = 0;
  let hasLetter = false;
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    hasLetter ||= x > lastDigit && y > lastDigit && x === y;
    if (x === y) continue;
    if (folded(x) !== folded(y)) return false;
    misread += 1;
  }
  return hasLetter && misread <= (a.length <= lettersOfOneMisreading ? 1 : 2);
}

function folded(character: number): number {
  return lookAlikes.get(character) ?? character;
}
