import { inngest } from '@/inngest/client';
import { createRunner } from '@/inngest/embedded/runner';
import { workerStarted } from '@/inngest/events';
import { functions } from '@/inngest/functions/all';
import { signAuditCheckpoints } from '@/lib/domain/audit/service/sign-audit-checkpoints';
import { followImports, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { DatabaseSilent } from '@/lib/platform/database-watch';
import { closeDb, databaseState, openPool } from '@/lib/platform/db';
import { describeWithoutMessage } from '@/lib/platform/describe-error';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { followDeliveries } from './deliveries';
import { followHeldMoves } from './held-moves';
import { followMails } from './mails';
import { onceDatabaseAnswers } from './once-database-answers';
import { serveMetrics } from './serve-metrics';
import { sharedIndex } from './shared-index';
import { followSlaClocks } from './sla-clocks';
import { stopWhenAsked } from './stop-when-asked';

const reportRefreshError = (error: unknown) =>
  log.error({ error: describeWithoutMessage(error) }, 'the watchlist index was not refreshed');
selectDatabaseProfile('worker');
// The runner's own pool: one connection listens all the time, and each active run may hold another.
const pool = openPool(16);
const runner = createRunner({ pool, client: inngest, functions, logger: log });

async function stop(): Promise<void> {
  stopFollowing();
  await Promise.all([...loops.map((loop) => loop.stop()), runner.stop()]);
  await signAuditCheckpoints().catch((error: unknown) =>
    log.error({ error: describeWithoutMessage(error) }, 'the last audit checkpoints were not signed'),
  );
  await pool.end();
  await closeDb();
}

await onceDatabaseAnswers(async () => {
  if ((await databaseState()) === 'out of reach') throw new DatabaseSilent();
});
// Flows need the index.
await refreshMatcher(sharedIndex).catch(reportRefreshError);
const stopFollowing = followImports(sharedIndex, reportRefreshError);
const loops = [followHeldMoves(), followSlaClocks(), ...followMails(), followDeliveries(pool)];
stopWhenAsked(18_000, stop);
await onceDatabaseAnswers(() => runner.start());
await onceDatabaseAnswers(() => inngest.send(workerStarted.create({})));
if (env.PROBITY_METRICS_PORT) serveMetrics(env.PROBITY_METRICS_PORT + 1, env.PROBITY_HOST);
log.info('worker is running');
