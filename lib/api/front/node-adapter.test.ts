import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FastResponse } from 'srvx/node';
import { afterEach, describe, expect, it } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { PayloadTooLarge } from '@/lib/platform/errors/errors';
import { serveRoute } from './node-adapter';
import { peerOf } from '../callers/peer';
import { readJson } from '../bodies/read-body';
import type { Route } from '../serve';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  stopLoopbackServers();
});

const serve = (route: Route) =>
  startLoopbackServer((request, response) => void serveRoute(route, request, response));

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  return socket;
}

async function exchange(socket: Socket, bytes: string | Buffer): Promise<string> {
  socket.write(bytes);
  const [data] = await once(socket, 'data');
  return data.toString('latin1');
}

const head = (method: string, ...headers: string[]) =>
  [`${method} /v1/alerts?limit=1 HTTP/1.1`, ...headers, '', ''].join('\r\n');

const tooLarge = 'x'.repeat(1024 * 1024 + 1);

const echo: Route = async (request) => {
  try {
    return new Response((await readJson(request, 'project 1')).text);
  } catch (error) {
    return new Response(null, { status: error instanceof PayloadTooLarge ? 413 : 400 });
  }
};

describe('node adapter · request', () => {
  it('has the method, the path and the headers that were sent, and the address of the peer', async () => {
    const port = await serve(async (request) =>
      Response.json([request.method, request.url, request.headers.get('x-a'), peerOf(request)]),
    );
    expect(await exchange(open(port), head('PATCH', 'Host: a.example', 'X-A: 1', 'x-a: 2'))).toContain(
      '["PATCH","http://localhost/v1/alerts?limit=1","1, 2","127.0.0.1"]',
    );
  });

  it.each(['TRACE', 'HEAD', 'OPTIONS'])('can be %s', async (method) => {
    const port = await serve(
      async (request) => new Response(null, { headers: { 'X-Method': request.method } }),
    );
    expect(await exchange(open(port), head(method, 'Host: a'))).toContain(`x-method: ${method}`);
  });

  it.each(['a b', '999.999.999.999', 'xn--a', 'a:99999', '[', ''])(
    'has a valid URL when Host is %j',
    async (host) => {
      const port = await serve(async (request) => Response.json(new URL(request.url).host));
      expect(await exchange(open(port), head('GET', `Host: ${host}`))).toContain('"localhost"');
    },
  );
});

describe('node adapter · body', () => {
  it('is not waited for when the route answers without reading it', async () => {
    const port = await serve(async () => new Response(null, { status: 401 }));
    const answer = await exchange(open(port), head('POST', 'Host: a', 'Content-Length: 1000'));
    expect(answer).toContain(' 401 ');
  });

  it('keeps the connection when it came with its request but nobody reads it', async () => {
    const port = await serve(async () => new Response(null, { status: 503 }));
    const socket = open(port);
    const request = `${head('POST', 'Host: a', 'Content-Length: 5')}hello`;
    expect(await exchange(socket, request)).not.toMatch(/connection: close/i);
    expect(await exchange(socket, request)).toContain(' 503 ');
  });

  it('is refused with 413 before it arrives when Content-Length is over 1 MiB', async () => {
    const port = await serve(echo);
    const answer = await exchange(open(port), head('POST', 'Host: a', 'Content-Length: 1048577'));
    expect(answer).toContain(' 413 ');
  });

  it('is refused with 413 when more than 1 MiB arrives without Content-Length', async () => {
    const port = await serve(echo);
    const chunk = `${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n0\r\n\r\n`;
    const answer = await exchange(open(port), head('POST', 'Host: a', 'Transfer-Encoding: chunked') + chunk);
    expect(answer).toContain(' 413 ');
  });

  it('is refused with 413 at 1 MiB even if it continues, and the connection is closed', async () => {
    const port = await serve(echo);
    const socket = open(port);
    const chunk = `${tooLarge.length.toString(16)}\r\n${tooLarge}\r\n`;
    const answer = await exchange(socket, head('POST', 'Host: a', 'Transfer-Encoding: chunked') + chunk);
    expect(answer).toMatch(/ 413 [^]*connection: close/i);
    const closed = new Promise((done) => socket.once('close', done));
    const sending = setInterval(() => socket.write(chunk), 5);
    socket.on('error', () => {}).resume();
    await closed.finally(() => clearInterval(sending));
  });

  it('leaves the connection usable after it was read', async () => {
    const port = await serve(echo);
    const socket = open(port);
    const request = head('POST', 'Host: a', 'Content-Type: application/json', 'Content-Length: 7');
    for (const body of ['{"a":1}', '{"b":2}']) {
      expect(await exchange(socket, request + body)).toContain(body);
    }
  });

  it('survives a client that disconnects while sending it', async () => {
    const port = await serve(echo);
    const socket = open(port);
    socket.write(head('POST', 'Host: a', 'Content-Length: 1000'));
    socket.end();
    await once(socket.resume(), 'close');
    expect(await exchange(open(port), head('GET', 'Host: a'))).toContain(' 200 ');
  });
});

describe('node adapter · response', () => {
  it('answers HEAD with the Content-Length of the body and without the body', async () => {
    const port = await serve(async () => new FastResponse('{"a":1}'));
    const answer = await exchange(open(port), head('HEAD', 'Host: a'));
    expect(answer).toMatch(/content-length: 7/i);
    expect(answer).not.toContain('{"a":1}');
  });

  it('sends a stream as it is written', async () => {
    let write: (text: string) => void = () => {};
    const body = new ReadableStream({
      start(controller) {
        write = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const socket = open(await serve(async () => new Response(body)));
    write('one');
    expect(await exchange(socket, head('GET', 'Host: a'))).toContain('one');
    write('two');
    expect(await exchange(socket, '')).toContain('two');
  });
});

describe('node adapter · a refused body', () => {
  /** Sends everything before reading anything, as many clients do. */
  async function sendThenRead(port: number, bytes: Buffer): Promise<string> {
    const socket = open(port).pause();
    const sent = new Promise<void>((done, fail) => {
      socket.once('error', fail);
      socket.write(bytes, () => done());
    });
    await sent;
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    return Buffer.concat(chunks).toString('latin1');
  }

  it('does not lose the answer when it is too large', async () => {
    const port = await serve(echo);
    const request = head('POST', 'Host: a', 'Transfer-Encoding: chunked');
    // More than the sockets' buffers hold, so closing without reading it would reset the connection.
    const size = 2 * 1024 * 1024 - 64 * 1024;
    const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
    for (let n = 0; n < 5; n += 1) {
      expect(await sendThenRead(port, Buffer.from(request + chunk))).toContain(' 413 ');
    }
  });

  it('does not lose the answer when it is not read', async () => {
    const port = await serve(async () => new Response('no', { status: 401 }));
    const body = Buffer.alloc(1024 * 1024, 'x');
    const request = head('POST', 'Host: a', `Content-Length: ${body.length}`);
    for (let n = 0; n < 5; n += 1) {
      expect(await sendThenRead(port, Buffer.concat([Buffer.from(request), body]))).toContain('401');
    }
  });
});
