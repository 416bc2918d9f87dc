import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { decoyHash, hashPassword, isPassword } from './passwords';

describe('passwords', () => {
  it('take as much work to verify without a hash as with one', async () => {
    expect(parseOptions(decoyHash)).toEqual(parseOptions(await hashPassword('a')));
  });

  it.each([undefined, ''])('are never accepted when the hash is %j', async (none) => {
    expect(await isPassword('a', none)).toBe(false);
  });

  it('are accepted only for their own hash', async () => {
    const hash = await hashPassword('a');
    expect([await isPassword('a', hash), await isPassword('b', hash)]).toEqual([true, false]);
  });
});
