import { monotonicFactory } from 'ulid';

const nextUlid = monotonicFactory();

/** A new token: the prefix and a time-ordered, lower-case id with 80 random bits (API §1.2). */
export function newToken<Prefix extends string>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${nextUlid().toLowerCase()}`;
}
