import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@/generated/routes';
import { serveRoute } from '@/lib/api/node-adapter';
import { router } from '@/lib/api/router';

export interface ServedApi {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  close(): void;
}

/** The API on a loopback port, as the web process serves it: for what only a connection shows. */
export async function serveApi(): Promise<ServedApi> {
  const findRoute = router(routes);
  const server = createServer((request, response) => {
    const route = findRoute(request.method ?? 'GET', request.url?.split('?')[0] ?? '/');
    return route ? serveRoute(route, request, response) : response.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // An address and no path: the server listens on a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
