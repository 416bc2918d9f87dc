import { describe, expect, it } from 'vitest';
import { flowSecret, keyedHash, looksLikeApiKey, newApiKey, requestHash, seal, unseal } from './crypto';

describe('crypto · API keys', () => {
  it('creates keys with their environment and a checksum', () => {
    const key = newApiKey('staging');
    expect(key).toMatch(/^pk_staging_[0-9a-z]{32}[0-9a-z]{6}$/);
    expect(looksLikeApiKey(key, 'staging')).toBe(true);
  });

  it('refuses a key of the other environment and a key with a wrong character', () => {
    const key = newApiKey('staging');
    expect(looksLikeApiKey(key, 'production')).toBe(false);
    expect(looksLikeApiKey(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, 'staging')).toBe(false);
  });
});

describe('crypto · flow secrets', () => {
  it('derives the same token for a flow every time, and a different one for the other kind', () => {
    expect(flowSecret('pull', 'flw_1')).toBe(flowSecret('pull', 'flw_1'));
    expect(flowSecret('start', 'flw_1')).not.toContain(flowSecret('pull', 'flw_1').slice(5));
  });

  it('has 200 bits in 40 characters', () =>
    expect(flowSecret('pull', 'flw_1')).toMatch(/^pull_[0-9a-z]{40}$/));
});

describe('crypto · requests', () => {
  it('have other hashes than secrets, so that nobody can get the hash of a secret by sending it', () => {
    expect(requestHash('pull:flw_1')).toEqual(requestHash('pull:flw_1'));
    expect(requestHash('pull:flw_1')).not.toEqual(keyedHash('pull:flw_1'));
  });

  it('are distinguished by body and query; without a query the hash is that of earlier versions', () => {
    expect(requestHash('{}', '')).toEqual(keyedHash('request:{}'));
    const hashes = [
      requestHash('{}'),
      requestHash('{}', '?a=1'),
      requestHash('', '?a=1'),
      requestHash('?a=1\n{}'),
    ];
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
  });
});

describe('crypto · seal', () => {
  it('unseals what it sealed', () => expect(unseal(seal('Ünïcode ✓'))).toBe('Ünïcode ✓'));

  it('throws when a byte was changed', () => {
    const sealed = seal('text');
    sealed[14] = (sealed[14] ?? 0) ^ 1;
    expect(() => unseal(sealed)).toThrow('unable to authenticate data');
  });
});
