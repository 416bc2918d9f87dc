import anyAscii from 'any-ascii';

const prefixLength = 4;
const prefixBonus = 0.1;

/** ASCII, lower case, words in alphabetical order. */
export function plainName(name: string): string {
  const words =
    anyAscii(name)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.sort().join(' ');
}

/** 0 to 1, of plain names. */
export function jaroWinkler(a: string, b: string): number {
  const similarity = jaro(a, b);
  let prefix = 0;
  while (prefix < prefixLength && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return similarity + prefixBonus * prefix * (1 - similarity);
}

/** Buffers reused between calls. Longer names are cut. */
const maxLength = 1024;
const taken = new Uint8Array(maxLength);
const matched = new Uint8Array(maxLength);

function jaro(a: string, b: string): number {
  const [lengthA, lengthB] = [Math.min(a.length, maxLength), Math.min(b.length, maxLength)];
  const window = Math.max(0, Math.floor(Math.max(lengthA, lengthB) / 2) - 1);
  taken.fill(0, 0, lengthB);
  let common = 0;
  for (let at = 0; at < lengthA; at += 1) {
    const letter = a.charCodeAt(at);
    const end = Math.min(lengthB, at + window + 1);
    for (let other = Math.max(0, at - window); other < end; other += 1) {
      if (taken[other] || b.charCodeAt(other) !== letter) continue;
      taken[other] = 1;
      matched[common] = letter;
      common += 1;
      break;
    }
  }
  if (common === 0) return 0;
  let outOfOrder = 0;
  for (let other = 0, place = 0; place < common; other += 1) {
    if (!taken[other]) continue;
    if (b.charCodeAt(other) !== matched[place]) outOfOrder += 1;
    place += 1;
  }
  return (common / lengthA + common / lengthB + (common - outOfOrder / 2) / common) / 3;
}
