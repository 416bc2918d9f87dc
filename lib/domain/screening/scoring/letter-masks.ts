/** One bit per letter of the alphabet in a word. Digits share the bits of some letters. */
export function letterMask(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) mask |= 1 << (text.charCodeAt(at) % 32);
  return mask >>> 0;
}

export const vowels = letterMask('aeiouy');

/** The number of letters that only one of two words contains. An edit changes at most two. */
export function countDifferingLetters(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Letters that no other letter stands for in the spellings of one name. */
const distinct = ['l', 'b', 'vw'].map(letterMask);
const throat = letterMask('kgqx');
/** Letters that may stand for those: Hryhorenko and Grigorenko, Michael and Mikael. */
const breath = letterMask('hc');

/** A cheap condition for two words to be spellings of one name. */
export function mayBeRespelt(a: number, b: number): boolean {
  for (const letters of distinct) if (((a & letters) === 0) !== ((b & letters) === 0)) return false;
  if (((a & throat) === 0) === ((b & throat) === 0)) return true;
  return ((a & throat) === 0 ? a & breath : b & breath) !== 0;
}
