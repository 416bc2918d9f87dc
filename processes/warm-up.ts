import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RouteFile } from '@/lib/api/router';
import type { Route } from '@/lib/api/serve';
import type { Operation } from '@/lib/domain/operation';
import { getFlow } from '@/lib/domain/flows/service/get';
import type { Matcher } from '@/lib/domain/screening/schema';
import { systemContext } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { NotFound } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';

/** The first page, a page for signed-in people, and next-auth. */
const paths = ['/sign-in', '/alerts', '/api/auth/csrf'];

/** Next is called through a separate server, because in production the front refuses plain HTTP. */
async function renderPages(servePage: RequestListener): Promise<void> {
  const server = createServer(servePage).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  try {
    for (const path of paths) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
      await answer.arrayBuffer();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const hasOperation = (route: Route | undefined): route is Route & { operation: Operation } =>
  route !== undefined && 'operation' in route;

/** zod compiles the validator of a schema at its first value. */
function judgeExamples(routes: readonly RouteFile[]): void {
  for (const { operation } of routes.flatMap(({ module }) => Object.values(module)).filter(hasOperation)) {
    operation.params?.safeParse({});
    operation.query?.safeParse({});
    operation.body?.safeParse(operation.example);
  }
}

function searchOnce(matcher: Matcher | null): void {
  matcher?.search({ name: 'Ada Maria Example', entity_type: 'any' }, { threshold: 80, limit: 10 });
}

/** Prisma loads its WebAssembly query compiler at its first query. No project has the number 0. */
async function readNothing(): Promise<void> {
  const project = { id: 0, hash: '', environment: env.PROBITY_ENVIRONMENT };
  const ctx = systemContext(project, newToken('req'));
  await getFlow(ctx, newToken('flw')).catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
  });
}

export interface Parts {
  routes: readonly RouteFile[];
  servePage: RequestListener;
  matcher: Matcher | null;
}

/**
 * Runs the code of first requests once, without changing anything, so that its compilation does not block the
 * event loop while somebody waits (docs/adr/0053).
 */
export async function warmUp({ routes, servePage, matcher }: Parts): Promise<void> {
  judgeExamples(routes);
  searchOnce(matcher);
  await readNothing();
  await renderPages(servePage);
}
