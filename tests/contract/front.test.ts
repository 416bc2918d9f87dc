import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '@/lib/platform/crypto';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
let project: TestProject;
const pagesSeen: { url: string | undefined; body: string; headers: IncomingMessage['headers'] }[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  project = await aProject();
  api = await serveApi(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    pagesSeen.push({ url: request.url, body: Buffer.concat(chunks).toString(), headers: request.headers });
    response.end('a page');
  });
});

afterEach(() => {
  pagesSeen.length = 0;
  for (const socket of sockets.splice(0)) socket.destroy();
});

afterAll(() => api.close());

function open(): Socket {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((done) => (socket.closed ? done() : socket.resume().once('close', () => done())));

/** Reads until the connection ends, or `isEnough`. */
async function read(socket: Socket, isEnough: (text: string) => boolean): Promise<string> {
  let text = '';
  while (!isEnough(text)) {
    const event = await Promise.race([
      new Promise<string>((got) => socket.once('data', (data) => got(data.toString('latin1')))),
      new Promise<null>((done) => socket.once('close', () => done(null))),
    ]);
    if (event === null) return text;
    text += event;
  }
  return text;
}

const isWhole = (text: string) => {
  const [head, body] = text.split('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(head ?? '')?.[1];
  return body !== undefined && length !== undefined && body.length >= Number(length);
};

async function raw(...lines: string[]): Promise<string> {
  const socket = open();
  socket.write([...lines, '', ''].join('\r\n'));
  return read(socket, isWhole);
}

const key = () => `X-API-KEY: ${project.apiKey}`;

function expectError(answer: string, status: number, code: string) {
  expect(answer.split('\r\n')[0]).toContain(` ${status} `);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code } });
  for (const name of ['x-request-id', 'x-api-version', 'cache-control: no-store', 'x-ratelimit-remaining']) {
    expect(answer.toLowerCase()).toContain(name);
  }
}

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
  ])('%s is refused with 400, and no page is asked', async (line) => {
    expectError(await raw(`${line} HTTP/1.1`, 'Host: a', key()), 400, 'VALIDATION_ERROR');
    expect(pagesSeen).toEqual([]);
  });

  it('counts a refused one against the caller, and against the address where there is none', async () => {
    const limitOf = (answer: string) => /x-ratelimit-limit: (\d+)/i.exec(answer)?.[1];
    expect(limitOf(await raw('GET /./v1 HTTP/1.1', 'Host: a', key()))).toBe('100000000');
    expect(limitOf(await raw('GET /./v1 HTTP/1.1', 'Host: a'))).toBe('600');
  });

  it('is the API’s also without a route: no page is asked', async () => {
    for (const path of ['/v1', '/v1/', '/v1/alerts.rsc', '/v1/alerts/?_rsc=1', '/api/gateway', '/oauth/x']) {
      expectError(await raw(`GET ${path} HTTP/1.1`, 'Host: a'), 404, 'NOT_FOUND');
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
    ['a Host that names no host', ['GET /v1/alerts HTTP/1.1', 'Host: a b']],
    ['a Host with a path', ['GET /v1/alerts HTTP/1.1', 'Host: a/b']],
    ['two credentials', ['GET /v1/alerts HTTP/1.1', 'Host: a', 'Authorization: x', 'Authorization: y']],
    ['two types', ['POST /v1/alerts HTTP/1.1', 'Host: a', 'Content-Type: a/a', 'Content-Type: b/b']],
    ['a tunnel', ['CONNECT evil.example:443 HTTP/1.1', 'Host: a']],
    ['something else', ['\u0016\u0003\u0001 hello']],
  ])('with %s is refused with 400 and the common headers', async (_name, lines) => {
    expectError(await raw(...lines), 400, 'VALIDATION_ERROR');
  });
});

describe('front · Host', () => {
  it.each(['a', 'a:80', 'a_b.example.', '127.0.0.1:3000', '[::1]:3000', ''])('takes "%s"', async (host) => {
    expect(await raw('GET /v1/alerts HTTP/1.1', `Host: ${host}`, key())).toContain('HTTP/1.1 200 ');
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

  // As Next does at its first page: an upgrade that somebody listens for is theirs to answer.
  beforeAll(() => void api.server.on('upgrade', () => {}));

  it.each([
    ['h2c', h2c],
    ['websocket', websocket],
  ])('an offer of %s is declined, and the request answered', async (_name, offer) => {
    for (const [path, status] of [
      ['/v1/alerts', 200],
      ['/v1/nothing', 404],
    ] as const) {
      const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: a', key(), ...offer);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
    }
    const body = '{"name":"Ann Ash"}';
    const answer = await raw(
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

describe('front · bodies', () => {
  const post = (path: string, ...headers: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

  it.each([
    ['a key', () => `X-API-KEY: ${newApiKey('staging')}`],
    ['a session', () => 'Cookie: next-auth.session-token=x'],
  ])('are not waited for when %s is not accepted, and the connection ends', async (_name, credential) => {
    const socket = open();
    socket.write(post(`${project.execute}/api`, credential(), 'Transfer-Encoding: chunked'));
    const answer = await read(socket, isWhole);
    expect(answer).toMatch(/ 401 [^]*connection: close/i);
    await closed(socket);
  });

  it('are asked for by 100 Continue once the caller is admitted, and not before', async () => {
    const expecting = ['Expect: 100-continue', 'Content-Type: application/json', 'Content-Length: 2'];
    const refused = open();
    refused.write(post(`${project.execute}/api`, ...expecting));
    expect(await read(refused, isWhole)).toMatch(/^HTTP\/1.1 401 /);
    const tooLarge = open();
    tooLarge.write(post(`${project.execute}/api`, key(), 'Expect: 100-continue', 'Content-Length: 1048577'));
    expect(await read(tooLarge, isWhole)).toMatch(/^HTTP\/1.1 413 /);
    const admitted = open();
    admitted.write(post(`${project.execute}/api`, key(), ...expecting));
    expect(await read(admitted, (text) => text.includes('\r\n\r\n'))).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    admitted.write('{}');
    expect(await read(admitted, isWhole)).toMatch(/^HTTP\/1.1 400 [^]*VALIDATION_ERROR/);
  });

  it.each([
    ['of another type', ['Content-Type: text/plain', 'Content-Length: 2']],
    ['of no type', ['Content-Length: 2']],
    ['of another type in chunks', ['Content-Type: text/plain', 'Transfer-Encoding: chunked']],
    ['compressed', ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2']],
  ])('%s are refused with 415 before they arrive, and the connection ends', async (_name, headers) => {
    for (const expectation of [[], ['Expect: 100-continue']]) {
      const socket = open();
      socket.write(post(`${project.execute}/api`, key(), ...headers, ...expectation));
      expect(await read(socket, isWhole)).toMatch(/^HTTP\/1.1 415 [^]*connection: close/i);
      await closed(socket);
    }
  });

  it('that are empty need no type', async () => {
    const empty = [['Content-Length: 0'], ['Transfer-Encoding: chunked', '', '0'], []];
    for (const lines of empty) {
      const answer = await raw(`POST ${project.execute}/api HTTP/1.1`, 'Host: a', key(), ...lines);
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*VALIDATION_ERROR/);
    }
  });

  it('of no length end with 413 at 1 MiB, and the connection is closed', async () => {
    const socket = open();
    socket.write(post(`${project.execute}/api`, key(), 'Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const sending = setInterval(() => socket.writable && socket.write(chunk), 2);
    try {
      expect(await read(socket, isWhole)).toMatch(/^HTTP\/1.1 413 [^]*connection: close/i);
      await closed(socket);
    } finally {
      clearInterval(sending);
    }
  });
});

describe('front · pages', () => {
  it('get the path, the caller’s address, and nothing that Next says to itself', async () => {
    await raw(
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
      host: 'a',
      rsc: '1',
      'x-forwarded-for': '127.0.0.1',
      'x-requested-path': '/alerts?status=Open',
    });
  });

  it.each(['POST', 'PUT', 'OPTIONS', 'TRACE'])('refuse %s with 405', async (method) => {
    expectError(await raw(`${method} /alerts HTTP/1.1`, 'Host: a'), 405, 'METHOD_NOT_ALLOWED');
  });

  it.each([
    ['with a length', ['Content-Length: 7'], 'a=1&b=2'],
    ['in chunks', ['Transfer-Encoding: chunked'], '3\r\na=1\r\n4\r\n&b=2\r\n0\r\n\r\n'],
  ])('of the sign-in get their form %s', async (_name, headers, form) => {
    await raw('POST /api/auth/callback/credentials HTTP/1.1', 'Host: a', ...headers, '', form);
    expect(pagesSeen[0]?.body).toBe('a=1&b=2');
  });

  it('of the sign-in refuse a form over 32 KiB with 413', async () => {
    const signIn = 'POST /api/auth/callback/credentials HTTP/1.1';
    expectError(await raw(signIn, 'Host: a', 'Content-Length: 32769'), 413, 'PAYLOAD_TOO_LARGE');
    const chunk = `8001\r\n${'x'.repeat(0x8001)}\r\n`;
    const answer = await raw(signIn, 'Host: a', 'Transfer-Encoding: chunked', '', chunk);
    expectError(answer, 413, 'PAYLOAD_TOO_LARGE');
    expect(pagesSeen).toEqual([]);
  });
});
