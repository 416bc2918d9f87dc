import { createHmac } from 'node:crypto';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inngest } from 'inngest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silent } from '../embedded/fixtures/client';
import { createFunctionServer, servePath } from './serve';

const signingKey = 'ab'.repeat(32);
const origin = 'http://worker.internal:3001';

let server: Server;
let executed = 0;

const clientOf = (isDev: boolean) =>
  new Inngest({
    id: 'test',
    isDev,
    signingKey,
    eventKey: 'key',
    logger: silent,
  });

function functionsOf(client: Inngest) {
  return [
    client.createFunction({ id: 'notify', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
      executed += 1;
      await step.run('step', () => 1);
    }),
  ];
}

beforeAll(async () => {
  const client = clientOf(false);
  server = createFunctionServer({
    client,
    functions: functionsOf(client),
    serveOrigin: origin,
    logger: silent,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => server.close().closeAllConnections());

const event = { data: { project_id: 7 }, id: 'evt_1', name: 'flow.requested', ts: 1_700_000_000_000 };

/** The signature covers the JSON with its keys in alphabetical order. */
const body = JSON.stringify({
  ctx: {
    attempt: 0,
    disable_immediate_execution: false,
    run_id: 'run-1',
    stack: { current: 0, stack: [] },
    use_api: false,
  },
  event,
  events: [event],
  steps: {},
  version: -1,
});

/** Signs like the server: the body and the time in seconds. */
function signatureOf(text: string, at = Math.floor(Date.now() / 1_000), key = signingKey): string {
  return `t=${at}&s=${createHmac('sha256', key).update(text).update(String(at)).digest('hex')}`;
}

async function ask(
  headers: Record<string, string>,
  init: RequestInit = {},
  path: string = servePath,
): Promise<Response> {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const url = `http://127.0.0.1:${port}${path}`;
  const json = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', body, ...init, headers: { ...json, ...headers } });
}

const execute = (headers: Record<string, string>, init: RequestInit = {}) =>
  ask(headers, init, `${servePath}?fnId=test-notify&stepId=step`);

describe('functions for an Inngest server', () => {
  const minutesAgo = Math.floor(Date.now() / 1_000) - 600;

  it.each([
    ['no signature', () => ({})],
    [
      'a signature of another key',
      () => ({ 'x-inngest-signature': signatureOf(body, undefined, 'cd'.repeat(32)) }),
    ],
    ['a signature of another body', () => ({ 'x-inngest-signature': signatureOf(`${body} `) })],
    ['an old signature', () => ({ 'x-inngest-signature': signatureOf(body, minutesAgo) })],
    ['no signature, from a dev server', () => ({ 'x-inngest-server-kind': 'dev' })],
  ])('are not run for a request with %s', async (_what, headers) => {
    const before = executed;
    expect((await execute(headers())).ok).toBe(false);
    expect(executed).toBe(before);
  });

  it('are run for a signed request', async () => {
    const before = executed;
    expect((await execute({ 'x-inngest-signature': signatureOf(body) })).status).toBe(206);
    expect(executed).toBe(before + 1);
  });

  it('are not registered by an unsigned request', async () => {
    expect((await ask({}, { method: 'PUT' })).ok).toBe(false);
  });

  it.each([
    ['another path', 'POST', '/api/health', 404],
    ['another method', 'GET', servePath, 405],
  ])('are served only at their path and by POST: %s', async (_what, method, path, status) => {
    const init = method === 'GET' ? { method, body: undefined } : { method };
    expect((await ask({}, init, path)).status).toBe(status);
  });

  it('are not run for an endless body without a length', async () => {
    const { port } = server.address() as AddressInfo; // it listens on a port
    let sent = 0;
    const status = await new Promise<number | undefined>((answered) => {
      const sending = request({ port, host: '127.0.0.1', path: servePath, method: 'POST' });
      sending.on('response', (response) => {
        answered(response.statusCode);
        sending.destroy();
      });
      // The connection may end before the answer is read.
      sending.on('error', () => answered(413));
      const chunk = Buffer.alloc(1024 * 1024, 'a');
      const send = () => {
        sent += 1;
        sending.write(chunk, (error) => {
          if (!error) setImmediate(send);
        });
      };
      send();
    });
    expect(status).toBe(413);
    expect(sent).toBeGreaterThan(31);
  });

  it('are not served in dev mode', () => {
    const client = clientOf(true);
    const options = { client, functions: functionsOf(client), serveOrigin: origin, logger: silent };
    expect(() => createFunctionServer(options)).toThrow(/cloud mode alone/);
  });
});
