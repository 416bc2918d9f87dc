import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { admitRequest } from './admit-request';

const form = 'application/x-www-form-urlencoded';

function aRequest(method: string, action: string, init: { body?: BodyInit; type?: string } = {}) {
  const headers = { 'Content-Type': init.type ?? form };
  // A streamed body needs `duplex`, which the DOM's type does not have.
  const request = { method, headers, body: init.body, duplex: 'half' } as RequestInit;
  return new NextRequest(new Request(`http://localhost:3000/api/auth/${action}`, request));
}

const statusOf = (admitting: Promise<unknown>) =>
  admitting.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

const statusFor = (method: string, action: string, init?: { body?: BodyInit; type?: string }) =>
  statusOf(admitRequest(aRequest(method, action, init), action));

describe('sign-in · requests to next-auth', () => {
  it.each([
    ['GET', 'csrf'],
    ['GET', 'providers'],
    ['POST', 'signout'],
    ['POST', 'callback/credentials'],
  ])('admits %s %s', async (method, action) => {
    expect(await statusFor(method, action)).toBe(200);
  });

  it.each([
    ['GET', 'session'],
    ['POST', 'session'],
    ['POST', '_log'],
    ['GET', 'signout/credentials'],
    ['GET', 'constructor'],
  ])('answers 404 to %s %s, which would renew a session or write to the log', async (method, action) => {
    expect(await statusFor(method, action)).toBe(404);
  });

  it('refuses other methods with 405', async () => {
    expect(await statusFor('GET', 'callback/credentials')).toBe(405);
    expect(await statusFor('POST', 'csrf')).toBe(405);
  });

  it('passes the form’s body on', async () => {
    const body = new URLSearchParams({ email: 'ada@example.com', password: 'ü &=' }).toString();
    const admitted = await admitRequest(aRequest('POST', 'signout', { body }), 'signout');
    expect(await admitted.text()).toBe(body);
  });

  it('refuses another type with 415', async () => {
    expect(await statusFor('POST', 'signout', { body: '{', type: 'application/json' })).toBe(415);
  });

  it('refuses a body over 32 KiB with 413, and stops reading', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 8192;
        controller.enqueue(new Uint8Array(8192));
      },
    });
    expect(await statusFor('POST', 'callback/credentials', { body: endless })).toBe(413);
    expect(sent).toBeLessThan(100_000);
  });
});
