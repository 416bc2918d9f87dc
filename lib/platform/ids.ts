import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Drawn ahead: a call for each character costs more than the rest of a token. */
const drawn = new Uint32Array(1_024);
let next = drawn.length;

/** From 0 to less than 1, from a secure source. Each number is used once. */
function secureRandom(): number {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  const number = drawn[next]!; // next is below the length
  next += 1;
  return number / 2 ** 32;
}

const nextUlid = monotonicFactory(secureRandom);

/** A new token: the prefix and a time-ordered, lower-case id with 80 random bits (API §1.2). */
export function newToken<Prefix extends string>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}
