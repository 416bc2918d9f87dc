/**
 * Neighbours on a keyboard, in rows from the left: a letter touches its neighbours in the row and two letters
 * in the row below.
 */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are easily confused. */
const byEar = 'bpvfwu dt gkqchxj szcx lrn mn jyiz fp fh uvw'.split(' ');
const byEye = 'iljt tf ceo ao un mnr hb hn hk gqy rt oq'.split(' ');

const letters = 26;
const firstLetter = 'a'.charCodeAt(0);
const close = new Uint8Array(letters * letters);

for (const group of [...byEar, ...byEye, ...neighbours()]) {
  for (const a of group) for (const b of group) close[placeOf(a.charCodeAt(0), b.charCodeAt(0))] = 1;
}

function neighbours(): string[] {
  return rows.flatMap((row, at) =>
    Array.from(row, (letter, place) => {
      const below = rows[at + 1] ?? '';
      const beside = row.charAt(place + 1);
      return [letter + beside, letter + below.charAt(place), letter + below.charAt(place - 1)];
    }).flat(),
  );
}

/**
 * Whether a slip of a finger, an eye or an ear may replace one letter by the other. Always true for digits.
 */
export function areClose(letter: number, other: number): boolean {
  return close[placeOf(letter, other)] !== 0;
}

function placeOf(letter: number, other: number): number {
  return (letter - firstLetter) * letters + (other - firstLetter);
}
