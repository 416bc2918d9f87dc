import next from 'next';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { Doors } from '@/lib/api/front/doors';
import { createFront } from '@/lib/api/front/front';
import { endStreams } from '@/lib/api/streams/open-streams';
import { followRevocations } from '@/lib/domain/access/trusted';
import { documentRoutes } from '@/lib/api/openapi/routes';
import { closeImageReader } from '@/lib/domain/image-reader';
import { stopFeeds } from '@/lib/domain/events/feed';
import { stopOwnMessages } from '@/lib/domain/events/own-messages';
import { stopPersonalNews } from '@/lib/domain/events/personal-news';
import { stopWaitingForFlows } from '@/lib/domain/flows/run/ended';
import { finishRunningFlows } from '@/lib/domain/flows/run/running';
import { currentMatcher, followImports, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb, openKeptConnections } from '@/lib/platform/database/db';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { env } from '@/lib/platform/settings/env';
import { log } from '@/lib/platform/errors/log';
import { onceDatabaseAnswers } from './once-database-answers';
import { serveMetrics } from './serve-metrics';
import { reportRefreshError, sharedIndex } from './shared-index';
import { stopWhenAsked } from './stop-when-asked';
import { warmUp } from './warm-up';

selectDatabaseProfile('web');
const hostname = env.PROBITY_HOST;
const pages = next({ dev: false, hostname, port: env.PORT });
const servePage = pages.getRequestHandler();
const server = createFront([...routes, ...documentRoutes(routes, schemaModules)], servePage);
const doors = new Doors(server);

const reportConnectionError = (error: unknown) =>
  log.warn({ error: describeWithoutMessage(error) }, 'database connections were not opened in advance');
const reportWarmUpError = (error: unknown) =>
  log.warn({ error: describeWithoutMessage(error) }, 'the web process was not warmed up');

async function stop(): Promise<void> {
  doors.close();
  endStreams();
  server.closeIdleConnections();
  stopFollowing();
  await stopFollowingRevocations();
  await finishRunningFlows(5_000);
  await Promise.all([stopWaitingForFlows(), stopFeeds(), stopPersonalNews(), stopOwnMessages()]);
  server.closeAllConnections();
  await closeImageReader();
  await closeDb();
}

// A flow that is taken without an index screens nobody and ends with an alert for a manual review.
const lists = onceDatabaseAnswers(() => refreshMatcher(sharedIndex));
await Promise.all([pages.prepare(), lists.catch(reportRefreshError)]);
await warmUp({ routes, servePage, matcher: currentMatcher() }).catch(reportWarmUpError);
const stopFollowing = followImports(sharedIndex, reportRefreshError);
const stopFollowingRevocations = followRevocations();
stopWhenAsked(12_000, stop);
if (env.PROBITY_METRICS_PORT) serveMetrics(env.PROBITY_METRICS_PORT, hostname);
await doors.listen(hostname, env.PORT);
log.info({ port: env.PORT }, 'web is listening');
await openKeptConnections().catch(reportConnectionError);
