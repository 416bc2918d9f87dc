import { createServer } from 'node:http';
import next from 'next';
import { routes } from '@/generated/routes';
import { serveRoute } from '@/lib/api/node-adapter';
import { router } from '@/lib/api/router';
import { finishRunningFlows } from '@/lib/domain/flows/work/running';
import { followImports, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { closeDb } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { sharedIndex } from './shared-index';
import { stopWhenAsked } from './stop-when-asked';

const hostname = env.PROBITY_HOST;
const pages = next({ dev: false, hostname, port: env.PORT });
const servePage = pages.getRequestHandler();
const findRoute = router(routes);

const server = createServer(async (request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  const route = findRoute(request.method ?? 'GET', path);
  // The sign-in page returns people to this path. Overwrites a header that the client may have sent.
  request.headers['x-requested-path'] = request.url;
  try {
    await (route ? serveRoute(route, request, response) : servePage(request, response));
  } catch (error) {
    log.error({ stack: error instanceof Error ? error.stack : undefined }, 'request failed');
    response.destroy();
  }
});
// Longer than load balancers keep idle connections, so that they never send a request to a closed one.
server.keepAliveTimeout = 65_000;

const reportRefreshError = (error: unknown) =>
  log.error({ error: String(error) }, 'the watchlist index was not refreshed');

async function stop(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  stopFollowing();
  await finishRunningFlows(5_000);
  server.closeAllConnections();
  await closeDb();
}

await Promise.all([pages.prepare(), refreshMatcher(sharedIndex).catch(reportRefreshError)]);
const stopFollowing = followImports(sharedIndex, reportRefreshError);
stopWhenAsked(12_000, stop);
server.listen(env.PORT, hostname, () => log.info({ port: env.PORT }, 'web is listening'));
