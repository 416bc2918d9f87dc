import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';

// Only Linux spreads the connections to a port over several sockets of one process.
const isShared = process.platform === 'linux';
const count = isShared ? 32 : 1;

/** For all sockets together. Connections beyond this limit are closed. */
const maxConnections = 20_000;

/** Connections that wait to be accepted, for each socket. The system may allow fewer (`net.core.somaxconn`). */
const backlog = 4_096;

/** With the options that node:http uses for its own. */
const doorOf = (server: HttpServer): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));

async function open(door: Server, host: string, port: number): Promise<number> {
  door.listen({ host, port, backlog, reusePort: isShared });
  await once(door, 'listening');
  // Not a pipe's path: a door listens on a port.
  return (door.address() as AddressInfo).port;
}

/**
 * The sockets on which a server listens, all on one port. Node accepts one connection per socket in each turn
 * of the event loop: with one socket alone, new connections wait for seconds while a busy process answers the
 * others (docs/adr/0144).
 */
export class Doors {
  private readonly all: readonly Server[];

  constructor(server: HttpServer) {
    this.all = [server, ...Array.from({ length: count - 1 }, () => doorOf(server))];
    for (const door of this.all) door.maxConnections = maxConnections / count;
  }

  /** Returns the port, which the system chooses if it is 0. Rejects if the port is taken. */
  async listen(host: string, port: number): Promise<number> {
    const [first, ...others] = this.all;
    const actual = await open(first!, host, port); // the server itself
    await Promise.all(others.map((door) => open(door, host, actual)));
    return actual;
  }

  /** Accepts no more connections; those that are open stay. */
  close(): void {
    for (const door of this.all) door.close();
  }
}
