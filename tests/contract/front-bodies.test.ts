import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '@/lib/platform/crypto';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { closed, isWhole, type RawHttp, rawHttp, readUntil } from '@/tests/fixtures/raw-http';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
let http: RawHttp;
let project: TestProject;

beforeAll(async () => {
  project = await aProject();
  api = await serveApi();
  http = rawHttp(api);
});
afterEach(() => http.closeAll());
afterAll(() => api.close());

const key = () => `X-API-KEY: ${project.apiKey}`;

describe('front · bodies', () => {
  const post = (path: string, ...headers: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');

  it.each([
    ['a key', () => `X-API-KEY: ${newApiKey('staging')}`],
    ['a session', () => 'Cookie: next-auth.session-token=x'],
  ])('are not awaited when %s is not accepted, and the connection ends', async (_name, credential) => {
    const socket = http.open();
    socket.write(post(`${project.execute}/api`, credential(), 'Transfer-Encoding: chunked'));
    const answer = await readUntil(socket, isWhole);
    expect(answer).toMatch(/ 401 [^]*connection: close/i);
    await closed(socket);
  });

  it('are requested by 100 Continue once the caller is admitted, and not before', async () => {
    const expecting = ['Expect: 100-continue', 'Content-Type: application/json', 'Content-Length: 2'];
    const refused = http.open();
    refused.write(post(`${project.execute}/api`, ...expecting));
    expect(await readUntil(refused, isWhole)).toMatch(/^HTTP\/1.1 401 /);
    const tooLarge = http.open();
    tooLarge.write(post(`${project.execute}/api`, key(), 'Expect: 100-continue', 'Content-Length: 1048577'));
    expect(await readUntil(tooLarge, isWhole)).toMatch(/^HTTP\/1.1 413 /);
    const admitted = http.open();
    admitted.write(post(`${project.execute}/api`, key(), ...expecting));
    expect(await readUntil(admitted, (text) => text.includes('\r\n\r\n'))).toBe(
      'HTTP/1.1 100 Continue\r\n\r\n',
    );
    admitted.write('{}');
    expect(await readUntil(admitted, isWhole)).toMatch(/^HTTP\/1.1 400 [^]*VALIDATION_ERROR/);
  });

  it.each([
    ['of another type', ['Content-Type: text/plain', 'Content-Length: 2']],
    ['of no type', ['Content-Length: 2']],
    ['of another type in chunks', ['Content-Type: text/plain', 'Transfer-Encoding: chunked']],
    ['compressed', ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2']],
  ])('%s are refused with 415 before they arrive, and the connection ends', async (_name, headers) => {
    for (const expectation of [[], ['Expect: 100-continue']]) {
      const socket = http.open();
      socket.write(post(`${project.execute}/api`, key(), ...headers, ...expectation));
      expect(await readUntil(socket, isWhole)).toMatch(/^HTTP\/1.1 415 [^]*connection: close/i);
      await closed(socket);
    }
  });

  it('need no type if they are empty', async () => {
    const empty = [['Content-Length: 0'], ['Transfer-Encoding: chunked', '', '0'], []];
    for (const lines of empty) {
      const answer = await http.send(`POST ${project.execute}/api HTTP/1.1`, 'Host: a', key(), ...lines);
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*VALIDATION_ERROR/);
    }
  });

  it('without a length are refused with 413 at 1 MiB, and the connection is closed', async () => {
    const socket = http.open();
    socket.write(post(`${project.execute}/api`, key(), 'Transfer-Encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const sending = setInterval(() => socket.writable && socket.write(chunk), 2);
    try {
      expect(await readUntil(socket, isWhole)).toMatch(/^HTTP\/1.1 413 [^]*connection: close/i);
      await closed(socket);
    } finally {
      clearInterval(sending);
    }
  });
});
