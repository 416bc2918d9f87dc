import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startLoopbackServer, stopLoopbackServers } from '../fixtures/loopback-server';
import { jsonSource, type SourceOptions } from './http';
import { HttpFailed } from './http-failure';

afterEach(stopLoopbackServers);

/** A service on loopback; `calls` counts the requests that reached it. */
async function serve(answer: RequestListener) {
  const service = { baseUrl: '', calls: 0 };
  const port = await startLoopbackServer((request, response) => {
    service.calls += 1;
    answer(request, response);
  });
  service.baseUrl = `http://127.0.0.1:${port}/base`;
  return service;
}

const Shape = z.object({ name: z.string() });
const idle = new AbortController().signal;

function source(baseUrl: string, options: Partial<SourceOptions> = {}) {
  return jsonSource({ name: 'Register', baseUrl, firstRetryMs: 5, attemptTimeoutMs: 1_000, ...options });
}

async function failureOf(work: Promise<unknown>): Promise<HttpFailed> {
  const error: unknown = await work.then(
    () => new Error('it answered'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HttpFailed);
  return error as HttpFailed; // asserted in the line above
}

describe('http · answer', () => {
  it('is parsed by the schema, and requested with path, query and headers', async () => {
    const service = await serve((request, response) => {
      response.end(JSON.stringify({ name: `${request.url} ${request.headers['x-key']}`, more: true }));
    });
    const answer = await source(service.baseUrl, { headers: { 'x-key': 'k' } }).find(
      '/a',
      { q: 'x y' },
      Shape,
      idle,
    );
    expect(answer).toEqual({ name: '/base/a?q=x+y k' });
  });

  it('is requested only in the body for a POST', async () => {
    const service = await serve((request, response) => {
      const { method, url, headers } = request;
      void text(request).then((body) =>
        response.end(JSON.stringify({ name: `${method} ${url} ${headers['content-type']} ${body}` })),
      );
    });
    const answer = await source(service.baseUrl).ask('/a', { limit: '5' }, { name: 'Ann' }, Shape, idle);
    expect(answer).toEqual({ name: 'POST /base/a?limit=5 application/json {"name":"Ann"}' });
  });

  it('is null when the source answers 404', async () => {
    const service = await serve((_request, response) => response.writeHead(404).end('{}'));
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toBeNull();
    expect(service.calls).toBe(1);
  });

  it.each([
    ['not JSON', 'secret person <html>'],
    ['of another shape', '{"name": 17}'],
    ['too large', JSON.stringify({ name: 'x'.repeat(5_000) })],
  ])('fails without a retry and without quoting the answer when it is %s', async (_case, body) => {
    const service = await serve((_request, response) => response.end(body));
    const failure = await failureOf(source(service.baseUrl, { maxBytes: 2_000 }).find('/a', {}, Shape, idle));
    expect(failure).toMatchObject({ reason: 'invalid_answer', retryable: false });
    expect(`${failure.message}${failure.stack}`).not.toContain('secret');
    expect(service.calls).toBe(1);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [422, 'refused'],
    [302, 'invalid_answer'],
  ])('fails without a retry when the source answers %i: %s', async (status, reason) => {
    const service = await serve((_request, response) => response.writeHead(status, { location: '/b' }).end());
    const failure = await failureOf(source(service.baseUrl).find('/person', { name: 'Ann' }, Shape, idle));
    expect(failure).toMatchObject({ reason, status, retryable: false });
    expect(failure.message).toBe(`Register: answered ${status}`);
    expect(service.calls).toBe(1);
  });
});

describe('http · retry', () => {
  it.each([408, 429, 500, 502, 503])('retries when the source answers %i', async (status) => {
    const service = await serve((_request, response) => {
      if (service.calls < 3) response.writeHead(status).end();
      else response.end('{"name": "third"}');
    });
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'third' });
  });

  it('sends the same body when it retries a POST', async () => {
    const service = await serve((request, response) => {
      void text(request).then((name) =>
        service.calls < 3 ? response.writeHead(503).end() : response.end(JSON.stringify({ name })),
      );
    });
    expect(await source(service.baseUrl).ask('/a', {}, ['x'], Shape, idle)).toEqual({ name: '["x"]' });
  });

  it('retries when the connection breaks', async () => {
    const service = await serve((request, response) => {
      if (service.calls === 1) request.socket.destroy();
      else response.end('{"name": "second"}');
    });
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'second' });
  });

  it('fails when the last attempt has failed', async () => {
    const service = await serve((_request, response) => response.writeHead(500).end());
    const failure = await failureOf(source(service.baseUrl, { maxAttempts: 4 }).find('/a', {}, Shape, idle));
    expect(failure).toMatchObject({ reason: 'unavailable', status: 500, retryable: true });
    expect(service.calls).toBe(4);
  });

  it('waits as long as Retry-After says if it is within the maximum', async () => {
    const service = await serve((_request, response) => {
      if (service.calls === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else response.end('{"name": "later"}');
    });
    const started = performance.now();
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'later' });
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('fails at once if Retry-After exceeds the maximum', async () => {
    const service = await serve((_request, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end(),
    );
    const failure = await failureOf(source(service.baseUrl).find('/a', {}, Shape, idle));
    expect(failure.retryAfterMs).toBe(3_600_000);
    expect(service.calls).toBe(1);
  });

  it('times out when the answer arrives too slowly', async () => {
    const service = await serve((_request, response) => response.write('{'));
    const failure = await failureOf(
      source(service.baseUrl, { attemptTimeoutMs: 500, maxAttempts: 2 }).find('/a', {}, Shape, idle),
    );
    expect(failure).toMatchObject({ reason: 'timeout', retryable: true });
    expect(service.calls).toBe(2);
  });

  it('stops at once when the caller aborts between two attempts', async () => {
    const caller = new AbortController();
    const service = await serve((_request, response) => {
      response.writeHead(503, { 'retry-after': '4' }).end();
      setTimeout(() => caller.abort(new Error('deadline')), 60);
    });
    await expect(source(service.baseUrl).find('/a', {}, Shape, caller.signal)).rejects.toThrow('deadline');
    expect(service.calls).toBe(1);
  });
});

describe('http · circuit breaker', () => {
  const options = { maxAttempts: 1, breakAfter: 3, breakMs: 150 };

  it('opens after repeated failures, and tries the source again when breakMs have passed', async () => {
    let broken = true;
    const service = await serve((_request, response) => {
      if (broken) response.writeHead(500).end();
      else response.end('{"name": "well again"}');
    });
    const register = source(service.baseUrl, options);
    for (let call = 0; call < 5; call += 1) {
      const failure = await failureOf(register.find('/a', {}, Shape, idle));
      expect(failure.reason).toBe('unavailable');
    }
    expect(service.calls).toBe(3);

    broken = false;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await register.find('/a', {}, Shape, idle)).toEqual({ name: 'well again' });
  });

  it('stays closed when the source answers 429 or refuses, or the caller aborts', async () => {
    let caller = new AbortController();
    const service = await serve((request, response) => {
      if (request.url?.startsWith('/base/slow')) caller.abort(new Error('left'));
      else response.writeHead(request.url?.startsWith('/base/busy') ? 429 : 403).end();
    });
    const register = source(service.baseUrl, options);
    for (let call = 0; call < 4; call += 1) {
      caller = new AbortController();
      await failureOf(register.find('/busy', {}, Shape, idle));
      await failureOf(register.find('/refused', {}, Shape, idle));
      await expect(register.find('/slow', {}, Shape, caller.signal)).rejects.toThrow('left');
    }
    expect(service.calls).toBe(12);
  });
});
