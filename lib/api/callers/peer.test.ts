import { describe, expect, it } from 'vitest';
import { callerAddress, callerScheme, peerOf, trustedProxies, withCaller } from './peer';

const proxies = trustedProxies(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
const caller = (remote: string | null, forwarded: string | null) => callerAddress(remote, forwarded, proxies);

describe('caller’s address', () => {
  it('is that of the peer when the peer is not a trusted proxy, whatever it forwards', () => {
    expect(caller('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
    expect(callerAddress('127.0.0.1', '198.51.100.7', trustedProxies([]))).toBe('127.0.0.1');
  });

  it('is the one forwarded by a trusted proxy', () => {
    expect(caller('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    expect(caller('10.200.3.4', '198.51.100.7')).toBe('198.51.100.7');
    expect(caller('2001:db8::9', '2001:db9::1')).toBe('2001:db9::1');
  });

  it('is the last forwarded address that is not a trusted proxy, because the caller can invent the earlier ones', () => {
    expect(caller('127.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7');
  });

  it('is the first one when all are trusted proxies', () => {
    expect(caller('127.0.0.1', '10.0.0.3, 10.0.0.2')).toBe('10.0.0.3');
  });

  it('is the nearest valid one when a forwarded value is not an address', () => {
    expect(caller('127.0.0.1', '198.51.100.7, unknown, 10.0.0.2')).toBe('10.0.0.2');
    expect(caller('127.0.0.1', 'unknown')).toBe('127.0.0.1');
    expect(caller('127.0.0.1', '')).toBe('127.0.0.1');
    expect(caller('127.0.0.1', null)).toBe('127.0.0.1');
  });

  it.each([
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:DB9:0::1]:4711', '2001:db9::1'],
    ['"[2001:db9::1]"', '2001:db9::1'],
  ])('has one notation: %s is %s', (spelled, address) => {
    expect(caller('::ffff:127.0.0.1', spelled)).toBe(address);
  });

  it('is null without a known peer', () => {
    expect(caller(null, '198.51.100.7')).toBeNull();
  });
});

describe('caller’s scheme', () => {
  const scheme = (remote: string | null, proto: string | null) => callerScheme(remote, proto, proxies);

  it('is the one that a trusted proxy reports', () => {
    expect([scheme('10.1.1.1', 'http'), scheme('10.1.1.1', 'HTTPS')]).toEqual(['http', 'https']);
  });

  it('is the one that the nearest proxy reports', () => {
    expect(scheme('10.1.1.1', 'https, http')).toBe('http');
  });

  it('is unknown without a trusted proxy', () => {
    expect([scheme('192.0.2.1', 'http'), scheme(null, 'http'), scheme('10.1.1.1', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('caller of a page', () => {
  it('is the one that the front passed on, even after an await', async () => {
    const request = new Request('http://localhost/');
    const seen = await withCaller('192.0.2.1', async () => {
      await new Promise((done) => setTimeout(done, 1));
      return peerOf(request);
    });
    expect([seen, peerOf(request)]).toEqual(['192.0.2.1', null]);
  });
});
