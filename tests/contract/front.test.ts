import type { IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { expectError, type RawHttp, rawHttp } from '@/tests/fixtures/raw-http';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { sessionCookie } from '@/tests/fixtures/sessions';

let api: ServedApi;
let http: RawHttp;
let project: TestProject;
const pagesSeen: { url: string | undefined; body: string; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  project = await aProject();
  api = await serveApi(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    pagesSeen.push({ url: request.url, body: Buffer.concat(chunks).toString(), headers: request.headers });
    response.end('a page');
  });
  http = rawHttp(api);
});

afterEach(() => {
  pagesSeen.length = 0;
  http.closeAll();
});

afterAll(() => api.close());

const key = () => `X-API-KEY: ${project.apiKey}`;

describe('front · target', () => {
  it.each([
    'GET /./v1/alerts',
    'GET /x/../v1/alerts',
    'GET //v1/alerts',
    'GET /v1/%2e%2e/v1/alerts',
    'GET /%76%31/alerts',
    'GET /v1%2Falerts',
    'GET /v1\\alerts',
    'GET http://evil.example/v1/alerts',
    'GET http://evil.example//x/',
    'GET *',
    'OPTIONS *',
    'GET //evil.example/',
    'POST /x/../api/auth/callback/credentials',
    `GET /${'x'.repeat(8192)}`,
  ])('%s is refused with 400, without reaching Next', async (line) => {
    expectError(await http.send(`${line} HTTP/1.1`, 'Host: a', key()), 400, 'VALIDATION_ERROR');
    expect(pagesSeen).toEqual([]);
  });

  it('is checked before the origin of a session’s request', async () => {
    const cookie = `Cookie: ${await sessionCookie(await project.person('analyst'))}`;
    expectError(await http.send('OPTIONS * HTTP/1.1', 'Host: a', cookie), 400, 'VALIDATION_ERROR');
    expectError(await http.send('POST /v1/unknown HTTP/1.1', 'Host: a', cookie), 404, 'NOT_FOUND');
  });

  it('counts against the caller if refused, or against the address if there is no caller', async () => {
    const limitOf = (answer: string) => /x-ratelimit-limit: (\d+)/i.exec(answer)?.[1];
    expect(limitOf(await http.send('GET /./v1 HTTP/1.1', 'Host: a', key()))).toBe('100000000');
    expect(limitOf(await http.send('GET /./v1 HTTP/1.1', 'Host: a'))).toBe('600');
  });

  it('belongs to the API even without a route, without reaching Next', async () => {
    for (const path of [
      '/v1',
      '/V1/alerts',
      '/v1/',
      '/v1/alerts.rsc',
      '/v1/alerts/?_rsc=1',
      '/api/gateway',
      '/oauth/x',
    ]) {
      expectError(await http.send(`GET ${path} HTTP/1.1`, 'Host: a'), 404, 'NOT_FOUND');
    }
    expect(pagesSeen).toEqual([]);
  });
});

describe('front · malformed HTTP', () => {
  it.each([
    ['two lengths', ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Content-Length: 5']],
    [
      'a length and chunks',
      ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
    ],
    ['an unknown coding', ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked, x']],
    ['a folded header', ['GET /v1/alerts HTTP/1.1', 'Host: a', 'X-A: 1', ' Transfer-Encoding: chunked']],
    ['a space before the colon', ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Content-Length : 4']],
    ['too many headers', ['GET /v1/alerts HTTP/1.1', 'Host: a', `X-A: ${'x'.repeat(20_000)}`]],
    ['no Host', ['GET /v1/alerts HTTP/1.1']],
    ['no Host for a page', ['GET /alerts HTTP/1.1']],
    ['two Hosts', ['GET /v1/alerts HTTP/1.1', 'Host: a', 'hOST: a']],
    ['two Hosts for a page', ['GET /alerts HTTP/1.1', 'Host: a', 'Host: evil.example']],
    ['an invalid Host', ['GET /v1/alerts HTTP/1.1', 'Host: a b']],
    ['a Host with a path', ['GET /v1/alerts HTTP/1.1', 'Host: a/b']],
    ['two credentials', ['GET /v1/alerts HTTP/1.1', 'Host: a', 'Authorization: x', 'Authorization: y']],
    ['two types', ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Content-Type: a/a', 'Content-Type: b/b']],
    ['a tunnel', ['CONNECT evil.example:443 HTTP/1.1', 'Host: a']],
    ['something else', ['\u0016\u0003\u0001 hello']],
  ])('with %s is refused with 400 and the common headers', async (_name, lines) => {
    expectError(await http.send(...lines), 400, 'VALIDATION_ERROR');
  });
});

describe('front · HTTP that is not spoken here', () => {
  const post = `POST /v1/alerts HTTP/1.1`;
  it.each([
    ['a body in another coding', 501, [post, 'Host: a', 'Transfer-Encoding: gzip, chunked']],
    [
      'a body in two codings',
      501,
      [post, 'Host: a', 'Transfer-Encoding: gzip', 'Transfer-Encoding: chunked'],
    ],
    [
      'a page in another coding',
      501,
      ['GET /alerts HTTP/1.1', 'Host: a', 'Transfer-Encoding: gzip, chunked'],
    ],
    ['HTTP/2.0', 505, ['GET /v1/alerts HTTP/2.0', 'Host: a']],
    ['HTTP/0.9', 505, ['GET /v1/alerts HTTP/0.9', 'Host: a']],
  ])('%s is refused with %i', async (_name, status, lines) => {
    expectError(await http.send(...lines, key()), status, 'VALIDATION_ERROR');
    expect(pagesSeen).toEqual([]);
  });

  it.each(['chunked', 'Chunked'])('a body in chunks is read: %s', async (coding) => {
    const start = `POST ${project.execute}/screening/api HTTP/1.1`;
    const headers = ['Host: a', key(), 'Content-Type: application/json', `Transfer-Encoding: ${coding}`];
    expectError(await http.send(start, ...headers, '', '2\r\n{}\r\n0'), 400, 'VALIDATION_ERROR');
  });
});

describe('front · Host', () => {
  it('is not required in HTTP/1.0, which health checks of load balancers speak', async () => {
    expect(await http.send('GET /api/health/live HTTP/1.0')).toContain('HTTP/1.1 200 ');
    expectError(await http.send('GET /v1/alerts HTTP/1.0', 'Host: a/b'), 400, 'VALIDATION_ERROR');
  });

  it.each(['a', 'a:80', 'a_b.example.', '127.0.0.1:3000', '[::1]:3000', ''])('accepts "%s"', async (host) => {
    expect(await http.send('GET /v1/alerts HTTP/1.1', `Host: ${host}`, key())).toContain('HTTP/1.1 200 ');
  });
});

describe('front · upgrades', () => {
  const h2c = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'];
  const websocket = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  // As Next does for its first page: Node leaves upgrades to a server that listens for them.
  beforeAll(() => void api.server.on('upgrade', () => {}));

  it.each([
    ['h2c', h2c],
    ['websocket', websocket],
  ])('an offer of %s is declined, and the request is answered', async (_name, offer) => {
    for (const [path, status] of [
      ['/v1/alerts', 200],
      ['/v1/nothing', 404],
    ] as const) {
      const answer = await http.send(`GET ${path} HTTP/1.1`, 'Host: a', key(), ...offer);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
    }
    const body = '{"name":"Ann Ash"}';
    const answer = await http.send(
      `POST ${project.execute}/screening/api HTTP/1.1`,
      'Host: a',
      key(),
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      ...offer,
      '',
      body,
    );
    expect(answer).toContain('HTTP/1.1 200 ');
  });
});

describe('front · pages', () => {
  it('receive the path and the caller’s address, but no internal headers of Next', async () => {
    await http.send(
      'GET /alerts?status=Open HTTP/1.1',
      'Host: a',
      'X-Forwarded-For: 198.51.100.7',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: http',
      'X-Middleware-Subrequest: middleware',
      'X-Invoke-Path: /v1/alerts',
      'X-Matched-Path: /v1/alerts',
      'X-Nextjs-Data: 1',
      'X-Requested-Path: //evil.example',
      'Next-Action: x',
      'Rsc: 1',
    );
    const { url, headers } = pagesSeen[0] ?? {};
    expect(url).toBe('/alerts?status=Open');
    expect(headers).toEqual({
      'content-security-policy': expect.stringContaining("script-src 'self' 'nonce-"),
      host: 'a',
      rsc: '1',
      'x-forwarded-for': '127.0.0.1',
      'x-nonce': expect.any(String),
      'x-requested-path': '/alerts?status=Open',
    });
  });

  it.each(['POST', 'PUT', 'OPTIONS', 'TRACE'])('refuse %s with 405', async (method) => {
    expectError(await http.send(`${method} /alerts HTTP/1.1`, 'Host: a'), 405, 'METHOD_NOT_ALLOWED');
  });

  it.each([
    ['with a length', ['Content-Length: 7'], 'a=1&b=2'],
    ['in chunks', ['Transfer-Encoding: chunked'], '3\r\na=1\r\n4\r\n&b=2\r\n0\r\n\r\n'],
  ])('of the sign-in receive their form %s', async (_name, headers, form) => {
    await http.send('POST /api/auth/callback/credentials HTTP/1.1', 'Host: a', ...headers, '', form);
    expect(pagesSeen[0]?.body).toBe('a=1&b=2');
  });

  it('of the sign-in refuse a form over 32 KiB with 413', async () => {
    const signIn = 'POST /api/auth/callback/credentials HTTP/1.1';
    expectError(await http.send(signIn, 'Host: a', 'Content-Length: 32769'), 413, 'PAYLOAD_TOO_LARGE');
    const chunk = `8001\r\n${'x'.repeat(0x8001)}\r\n`;
    const answer = await http.send(signIn, 'Host: a', 'Transfer-Encoding: chunked', '', chunk);
    expectError(answer, 413, 'PAYLOAD_TOO_LARGE');
    expect(pagesSeen).toEqual([]);
  });
});
