import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '../fixtures/loopback-server';
import { NameServer } from '../fixtures/name-server';
import { selfSigned } from '../fixtures/self-signed';
import { GuardedClient, type GuardedOptions } from './guarded-client';
import { wordsOfFailure } from './guarded-failure';

/** In a block that IANA has not assigned, so nothing answers there. */
const publicAddress = '2d00::1';

let names: NameServer;
/** Counts connections to loopback, over IPv4 and IPv6 if available. */
let inside: Server;
let connections = 0;

const portOf = (server: Server) => (server.address() as AddressInfo).port; // it listens on TCP

beforeAll(async () => {
  names = await NameServer.start();
  inside = createTcpServer((socket) => {
    connections += 1;
    socket.on('error', () => {});
    socket.end();
  });
  inside.listen(0);
  await once(inside, 'listening');
});

afterAll(async () => {
  stopLoopbackServers();
  inside.close();
  await names.stop();
});

function client(options: Partial<GuardedOptions> = {}): GuardedClient {
  const created = new GuardedClient({
    reach: 'public',
    userAgent: 'test',
    nameServers: [names.address],
    ...options,
  });
  onTestFinished(() => created.close());
  return created;
}

const get = { method: 'GET', headers: {} } as const;

const failureOf = (sender: GuardedClient, url: string): Promise<string> =>
  sender.exchange(url, get, 2_048).then(({ status }) => `answered ${status}`, wordsOfFailure);

async function served(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await startLoopbackServer(listener)}/hook`;
}

const resolved = 'the host name resolves to an address that is not public';

describe('the guarded client · names that resolve to internal addresses', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['another loopback', ['127.255.255.254']],
    ['this host', ['0.0.0.0']],
    ['this network', ['0.1.2.3']],
    ['ten', ['10.0.0.1']],
    ['172.16', ['172.16.0.1']],
    ['172.31', ['172.31.255.255']],
    ['192.168', ['192.168.0.1']],
    ['shared addresses', ['100.64.0.1']],
    ['the metadata of Alibaba', ['100.100.100.200']],
    ['link-local metadata', ['169.254.169.254']],
    ['the metadata of ECS', ['169.254.170.2']],
    ['the metadata of Oracle', ['192.0.0.192']],
    ['the metadata of Azure', ['168.63.129.16']],
    ['protocol assignments', ['192.0.0.8']],
    ['documentation', ['192.0.2.1']],
    ['more documentation', ['198.51.100.1']],
    ['documentation again', ['203.0.113.1']],
    ['the 6to4 relay', ['192.88.99.1']],
    ['a sink of reverse names', ['192.175.48.1']],
    ['another sink', ['192.31.196.1']],
    ['multicast tunnels', ['192.52.193.1']],
    ['benchmarks', ['198.18.0.1']],
    ['benchmarks to their end', ['198.19.255.255']],
    ['multicast', ['224.0.0.251']],
    ['multicast of an organisation', ['239.255.255.250']],
    ['reserved', ['240.0.0.1']],
    ['broadcast', ['255.255.255.255']],
    ['IPv6 loopback', ['::1']],
    ['IPv6 of no host', ['::']],
    ['IPv6 mapped', ['::ffff:127.0.0.1']],
    ['IPv6 mapped and private', ['::ffff:10.0.0.1']],
    ['IPv6 mapped and public', ['::ffff:8.8.8.8']],
    ['IPv6 compatible', ['::7f00:1']],
    ['IPv6 translated', ['64:ff9b::7f00:1']],
    ['IPv6 translated metadata', ['64:ff9b::a9fe:a9fe']],
    ['IPv6 translated and local', ['64:ff9b:1::a00:1']],
    ['IPv6 translated without state', ['::ffff:0:7f00:1']],
    ['IPv6 6to4', ['2002:7f00:1::1']],
    ['IPv6 6to4 and private', ['2002:a00:1::1']],
    ['IPv6 Teredo', ['2001:0:7f00:1::1']],
    ['IPv6 link-local', ['fe80::1']],
    ['IPv6 link-local to its end', ['febf::1']],
    ['IPv6 unique local', ['fc00::1']],
    ['IPv6 metadata of AWS', ['fd00:ec2::254']],
    ['IPv6 metadata of Google', ['fd20:ce::254']],
    ['IPv6 site-local', ['fec0::1']],
    ['IPv6 multicast', ['ff02::1']],
    ['IPv6 documentation', ['2001:db8::1']],
    ['IPv6 more documentation', ['3fff::1']],
    ['IPv6 discard', ['100::1']],
    ['IPv6 benchmarks', ['2001:2::1']],
    ['IPv6 identifiers', ['2001:20::1']],
    ['IPv6 segment routing', ['5f00::1']],
    ['IPv6 of no block yet', ['4000::1']],
    ['public, and loopback as well', [publicAddress, '127.0.0.1']],
    ['public, and IPv6 loopback as well', [publicAddress, '::1']],
    ['loopback, and public as well', ['127.0.0.1', '8.8.8.8']],
  ])('refuses %s: %s', async (_what, addresses) => {
    const before = connections;
    names.set('hook.example.com', addresses);
    expect(await failureOf(client(), `https://hook.example.com:${portOf(inside)}/`)).toBe(resolved);
    expect(connections).toBe(before);
  });
});

describe('the guarded client · rebinding', () => {
  it('connects only to the address that it checked', async () => {
    names.set('rebinding.example.com', [publicAddress], ['127.0.0.1', '::1']);
    const before = connections;
    const url = `https://rebinding.example.com:${portOf(inside)}/`;

    const first = await failureOf(client({ timeoutMs: 500 }), url);

    expect(['the address cannot be reached', 'no answer within 0.5 s']).toContain(first);
    expect(names.asked('rebinding.example.com', 'AAAA')).toBe(1);
    expect(await failureOf(client(), url)).toBe(resolved);
    expect(connections).toBe(before);
  });

  it('would reach the internal server, which counts the connection, if loopback were allowed', async () => {
    names.set('inside.localtest.example.com', ['127.0.0.1']);
    const before = connections;
    const url = `https://inside.localtest.example.com:${portOf(inside)}/`;
    expect(await failureOf(client({ reach: 'public or loopback' }), url)).toBe('the connection was broken');
    expect(connections).toBe(before + 1);
  });
});

describe('the guarded client · addresses', () => {
  it.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://localhost',
    'https://a.localhost',
    'https://127.0.0.1.',
    'https://ann:secret@hook.example.com',
    'http://hook.example.com',
  ])('refuses %s without a connection', async (origin) => {
    const before = connections;
    expect(await failureOf(client(), `${origin}:${portOf(inside)}/`)).toMatch(/^the address must/);
    expect(connections).toBe(before);
  });

  it('reports an unknown name', async () => {
    expect(await failureOf(client(), 'https://unknown.example.com/')).toMatch(/host name/);
  });
});

describe('the guarded client · answers', () => {
  const loopback = (options: Partial<GuardedOptions> = {}) =>
    client({ reach: 'public or loopback', ...options });

  it('does not follow a redirect', async () => {
    let followed = 0;
    const target = await served((_, answer) => answer.end(String((followed += 1))));
    const url = await served((_, answer) => answer.writeHead(307, { location: target }).end());
    expect(await loopback().exchange(url, get, 100)).toMatchObject({ status: 307 });
    expect(followed).toBe(0);
  });

  it('keeps the start of an answer, and disconnects from one that does not end', async () => {
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const url = await served((_, answer) => {
      const more = setInterval(() => answer.write('x'.repeat(8_192)), 1);
      answer.once('close', () => {
        clearInterval(more);
        close();
      });
    });
    const { status, start } = await loopback().exchange(url, get, 2_048);
    expect([status, start.length]).toEqual([200, 2_048]);
    await closed;
  });

  it('gives up on an answer that does not arrive', async () => {
    const url = await served(() => {});
    expect(await failureOf(loopback({ timeoutMs: 200 }), url)).toBe('no answer within 0.2 s');
  });

  it('returns the status of an answer whose body does not arrive', async () => {
    const url = await served((_, answer) => answer.writeHead(202, { 'content-length': '10' }).write('half'));
    const { status, start } = await loopback({ timeoutMs: 200 }).exchange(url, get, 100);
    expect([status, start.toString()]).toEqual([202, 'half']);
  });

  it('uses no proxy, and sends the given body with its own user agent', async () => {
    process.env['HTTP_PROXY'] = process.env['http_proxy'] = `http://127.0.0.1:${portOf(inside)}`;
    onTestFinished(() => {
      delete process.env['HTTP_PROXY'];
      delete process.env['http_proxy'];
    });
    const before = connections;
    const url = await served((request, answer) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        answer.end(`${request.headers['user-agent']} ${Buffer.concat(chunks).toString()}`),
      );
    });
    const body = Buffer.from('{"a":1}');
    const { start } = await loopback().exchange(url, { method: 'POST', headers: {}, body }, 100);
    expect(start.toString()).toBe('test {"a":1}');
    expect(connections).toBe(before);
  });

  it('trusts no self-signed certificate, even where Node is told to', async () => {
    const server = createTlsServer(selfSigned, (_, answer) => answer.end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    onTestFinished(() => {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      server.close();
    });
    const failure = await failureOf(loopback(), `https://localhost:${portOf(server)}/`);
    expect(failure).toBe('TLS failed (DEPTH_ZERO_SELF_SIGNED_CERT)');
  });
});
