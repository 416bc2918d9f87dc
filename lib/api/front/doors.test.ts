import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { Doors } from './doors';

const host = '127.0.0.1';
const closing: Array<() => void> = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

function aServer() {
  const server = createServer((_request, response) => response.end('served'));
  const doors = new Doors(server);
  closing.push(() => {
    doors.close();
    server.closeAllConnections();
  });
  return { server, doors };
}

function connections(port: number, count: number): Socket[] {
  const sockets = Array.from({ length: count }, () => connect({ host, port }));
  closing.push(() => sockets.forEach((socket) => socket.destroy()));
  return sockets;
}

describe('front · doors', () => {
  it.runIf(process.platform === 'linux')(
    'accepts many connections in one turn of the event loop',
    async () => {
      const { server, doors } = aServer();
      let accepted = 0;
      server.on('connection', () => (accepted += 1));
      connections(await doors.listen(host, 0), 320);
      let turns = 0;
      for (; accepted < 320; turns += 1) await setImmediate();
      expect(turns).toBeLessThan(160);
    },
  );

  it('answers requests on each connection', async () => {
    const { doors } = aServer();
    const port = await doors.listen(host, 0);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => (await fetch(`http://${host}:${port}`)).text()),
    );
    expect(new Set(answers)).toEqual(new Set(['served']));
  });

  it('refuses connections once closed, and keeps those that are open', async () => {
    const { doors } = aServer();
    const port = await doors.listen(host, 0);
    const [open] = connections(port, 1);
    await once(open!, 'connect');
    doors.close();
    await Promise.all(
      connections(port, 64).map(async (socket) => {
        const [error] = await once(socket, 'error');
        expect(error).toMatchObject({ code: 'ECONNREFUSED' });
      }),
    );
  });

  it('rejects when another program listens on the port', async () => {
    const other = createServer().listen(0, host);
    closing.push(() => other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address!.port : 0;
    await expect(aServer().doors.listen(host, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
