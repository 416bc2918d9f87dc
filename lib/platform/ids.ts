import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Drawn in bulk: drawing one byte costs as much as a thousand, and a token needs sixteen. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

/** From 0 to below 1, in steps of 1/256, so that each of the 32 digits has eight of them. */
function nextRandom(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return (drawn[used++] ?? 0) / 256;
}

const nextUlid = monotonicFactory(nextRandom);

/** A new token: the prefix and a time-ordered, lower-case id with 80 random bits (API §1.2). */
export function newToken<Prefix extends string>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}
