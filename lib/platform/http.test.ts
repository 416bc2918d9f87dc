import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HttpFailed, jsonSource, type SourceOptions } from './http';

const servers: Server[] = [];

/** A loopback service; `calls` counts the requests that reached it. */
async function serve(answer: RequestListener) {
  const service = { baseUrl: '', calls: 0 };
  const server = createServer((request, response) => {
    service.calls += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  service.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`; // a TCP server's address
  return service;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

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

describe('http · an answer', () => {
  it('is read by its schema, asked with path, query and headers', async () => {
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

  it('may be asked for by a POST, with what is asked about in the body alone', async () => {
    const service = await serve((request, response) => {
      const { method, url, headers } = request;
      void text(request).then((body) =>
        response.end(JSON.stringify({ name: `${method} ${url} ${headers['content-type']} ${body}` })),
      );
    });
    const answer = await source(service.baseUrl).ask('/a', { limit: '5' }, { name: 'Ann' }, Shape, idle);
    expect(answer).toEqual({ name: 'POST /base/a?limit=5 application/json {"name":"Ann"}' });
  });

  it('is null for 404', async () => {
    const service = await serve((_request, response) => response.writeHead(404).end('{}'));
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toBeNull();
    expect(service.calls).toBe(1);
  });

  it.each([
    ['that is not JSON', 'secret person <html>'],
    ['of another shape', '{"name": 17}'],
    ['that is too large', JSON.stringify({ name: 'x'.repeat(5_000) })],
  ])('%s is invalid, is not asked for again and is not quoted', async (_case, body) => {
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
  ])('of %i is %s at once', async (status, reason) => {
    const service = await serve((_request, response) => response.writeHead(status, { location: '/b' }).end());
    const failure = await failureOf(source(service.baseUrl).find('/person', { name: 'Ann' }, Shape, idle));
    expect(failure).toMatchObject({ reason, status, retryable: false });
    expect(failure.message).toBe(`Register: answered ${status}`);
    expect(service.calls).toBe(1);
  });
});

describe('http · retry', () => {
  it.each([408, 429, 500, 502, 503])('asks again after %i', async (status) => {
    const service = await serve((_request, response) => {
      if (service.calls < 3) response.writeHead(status).end();
      else response.end('{"name": "third"}');
    });
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'third' });
  });

  it('asks again by POST with the same body', async () => {
    const service = await serve((request, response) => {
      void text(request).then((name) =>
        service.calls < 3 ? response.writeHead(503).end() : response.end(JSON.stringify({ name })),
      );
    });
    expect(await source(service.baseUrl).ask('/a', {}, ['x'], Shape, idle)).toEqual({ name: '["x"]' });
  });

  it('asks again after a broken connection', async () => {
    const service = await serve((request, response) => {
      if (service.calls === 1) request.socket.destroy();
      else response.end('{"name": "second"}');
    });
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'second' });
  });

  it('gives up after the last attempt', async () => {
    const service = await serve((_request, response) => response.writeHead(500).end());
    const failure = await failureOf(source(service.baseUrl, { maxAttempts: 4 }).find('/a', {}, Shape, idle));
    expect(failure).toMatchObject({ reason: 'unavailable', status: 500, retryable: true });
    expect(service.calls).toBe(4);
  });

  it('waits as long as Retry-After asks', async () => {
    const service = await serve((_request, response) => {
      if (service.calls === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else response.end('{"name": "later"}');
    });
    const started = performance.now();
    expect(await source(service.baseUrl).find('/a', {}, Shape, idle)).toEqual({ name: 'later' });
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('does not wait for a Retry-After beyond its bound', async () => {
    const service = await serve((_request, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end(),
    );
    const failure = await failureOf(source(service.baseUrl).find('/a', {}, Shape, idle));
    expect(failure.retryAfterMs).toBe(3_600_000);
    expect(service.calls).toBe(1);
  });

  it('counts a slow answer as a timeout', async () => {
    const service = await serve((_request, response) => response.write('{'));
    const failure = await failureOf(
      source(service.baseUrl, { attemptTimeoutMs: 40, maxAttempts: 2 }).find('/a', {}, Shape, idle),
    );
    expect(failure).toMatchObject({ reason: 'timeout', retryable: true });
    expect(service.calls).toBe(2);
  });

  it('stops at once when the caller aborts, also between two attempts', async () => {
    const service = await serve((_request, response) =>
      response.writeHead(503, { 'retry-after': '4' }).end(),
    );
    const caller = new AbortController();
    const started = performance.now();
    setTimeout(() => caller.abort(new Error('deadline')), 60);
    await expect(source(service.baseUrl).find('/a', {}, Shape, caller.signal)).rejects.toThrow('deadline');
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(service.calls).toBe(1);
  });
});

describe('http · circuit breaker', () => {
  const options = { maxAttempts: 1, breakAfter: 3, breakMs: 150 };

  it('leaves a failing source alone, and tries it again later', async () => {
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

  it('is not opened by 429, by refusals or by callers who abort', async () => {
    const service = await serve((request, response) => {
      if (request.url?.startsWith('/base/slow')) return;
      response.writeHead(request.url?.startsWith('/base/busy') ? 429 : 403).end();
    });
    const register = source(service.baseUrl, options);
    for (let call = 0; call < 4; call += 1) {
      await failureOf(register.find('/busy', {}, Shape, idle));
      await failureOf(register.find('/refused', {}, Shape, idle));
      await expect(register.find('/slow', {}, Shape, AbortSignal.timeout(20))).rejects.toThrow(
        'aborted due to timeout',
      );
    }
    expect(service.calls).toBe(12);
  });
});
