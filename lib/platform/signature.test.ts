import { describe, expect, it } from 'vitest';
import { isSigned, maxAgeSeconds, signatureHeaders } from './signature';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const another = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const message = { id: 'job_1', at: new Date('2026-11-23T08:00:00Z'), body: '{"result":"Pass"}' };
const headers = new Headers(signatureHeaders([secret], message));
const after = (seconds: number) => new Date(message.at.getTime() + seconds * 1_000);

describe('signatures · isSigned', () => {
  it('is true for the message, within the maximum age before and after', () => {
    for (const seconds of [-maxAgeSeconds, 0, maxAgeSeconds]) {
      expect(isSigned(secret, headers, { ...message, at: after(seconds) })).toBe(true);
    }
  });

  it('is true if one of several signatures is valid', () => {
    const both = new Headers(signatureHeaders([another, secret], message));
    expect(isSigned(secret, both, message)).toBe(true);
  });

  it.each([
    ['another secret', another, message],
    ['another body', secret, { ...message, body: '{"result":"Pass" }' }],
    ['another message', secret, { ...message, id: 'job_2' }],
    ['an old time', secret, { ...message, at: after(maxAgeSeconds + 1) }],
    ['a time to come', secret, { ...message, at: after(-maxAgeSeconds - 1) }],
  ])('is false for %s', (_of, key, other) => {
    expect(isSigned(key, headers, other)).toBe(false);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('requires the header %s', (name) => {
    const without = new Headers(headers);
    without.delete(name);
    expect(isSigned(secret, without, message)).toBe(false);
  });

  it('signs the time too', () => {
    const later = new Headers(headers);
    later.set('webhook-timestamp', String(Number(headers.get('webhook-timestamp')) + 1));
    expect(isSigned(secret, later, message)).toBe(false);
  });
});
