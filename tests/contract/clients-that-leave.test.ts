import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { log } from '@/lib/platform/errors/log';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { closed, type RawHttp, rawHttp, readUntil } from '@/tests/fixtures/raw-http';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;
let http: RawHttp;
let project: TestProject;
let logged: Record<'error' | 'warn' | 'debug', MockInstance>;

beforeAll(async () => {
  project = await aProject();
  api = await serveApi();
  http = rawHttp(api);
});
beforeEach(() => {
  logged = { error: vi.spyOn(log, 'error'), warn: vi.spyOn(log, 'warn'), debug: vi.spyOn(log, 'debug') };
});
afterEach(() => {
  vi.restoreAllMocks();
  http.closeAll();
});
afterAll(() => api.close());

const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const key = () => `X-API-KEY: ${project.apiKey}`;

async function leave(path: string, headers: string[], end: 'destroy' | 'resetAndDestroy') {
  const socket = http.open();
  const arrived = new Promise((done) => api.server.once('request', done));
  socket.write([`POST ${path} HTTP/1.1`, 'Host: a', ...headers, '', '{"a"'].join('\r\n'));
  await arrived;
  socket[end]();
  await closed(socket);
}

describe('clients that disconnect during the body', () => {
  it.each<[string, string, () => string[]]>([
    ['a request', '/v1/cases', () => [json, key(), 'Content-Length: 1000']],
    ['chunks', '/v1/cases', () => [json, key(), 'Transfer-Encoding: chunked']],
    ['a flow', '/api', () => [json, key(), 'Content-Length: 1000']],
    ['a request for a token', '/oauth/token', () => [form, 'Content-Length: 1000']],
  ])('cause no error in the log: of %s', async (_of, path, headers) => {
    for (const end of ['destroy', 'resetAndDestroy'] as const) {
      logged.debug.mockClear();
      await leave(path === '/api' ? `${project.execute}/kyc/api` : path, headers(), end);
      await expect
        .poll(() => logged.debug.mock.calls.map((call) => call.at(-1)), { timeout: 10_000 })
        .toContain('the client has left');
    }
    expect([...logged.error.mock.calls, ...logged.warn.mock.calls]).toEqual([]);
  });
});

describe('clients that disconnect during the answer', () => {
  it('cause no error in the log', async () => {
    const socket = http.open();
    socket.write(['GET /v1/openapi.json HTTP/1.1', 'Host: a', key(), '', ''].join('\r\n'));
    await readUntil(socket, (text) => text.includes('\r\n\r\n'));
    socket.resetAndDestroy();
    await closed(socket);
    expect((await project.ask('GET', '/v1/cases')).status).toBe(200);
    expect(logged.error.mock.calls).toEqual([]);
  });
});
