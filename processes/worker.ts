import { tellWorkerStarted } from '@/inngest/worker-started';
import { signAuditCheckpoints } from '@/lib/domain/audit/service/sign-audit-checkpoints';
import { closeImageReader } from '@/lib/domain/image-reader';
import { followImports, refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { DatabaseSilent } from '@/lib/platform/database/database-watch';
import { closeDb, databaseState, openPool } from '@/lib/platform/database/db';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { env } from '@/lib/platform/settings/env';
import { log } from '@/lib/platform/errors/log';
import { followDeliveries } from './deliveries';
import { followHeldMoves } from './held-moves';
import { followMails } from './mails';
import { onceDatabaseAnswers } from './once-database-answers';
import { serveMetrics } from './serve-metrics';
import { reportRefreshError, sharedIndex } from './shared-index';
import { followSlaClocks } from './sla-clocks';
import { startFunctions } from './start-functions';
import { type Stoppable, stopWhenAsked } from './stop-when-asked';

// The SDK copies all environment variables twice per step, and Node asks the system for each: a fifth of the
// runner's time.
process.env = { ...process.env };
selectDatabaseProfile('worker');
// A separate pool for the runner: one connection always listens, and each active run may hold another.
const pool = openPool(16);

async function stop(): Promise<void> {
  await Promise.all(running.map((part) => part.stop()));
  await signAuditCheckpoints().catch((error: unknown) =>
    log.error({ error: describeWithoutMessage(error) }, 'the last audit checkpoints were not signed'),
  );
  await pool.end();
  await closeImageReader();
  await closeDb();
}

await onceDatabaseAnswers(async () => {
  if ((await databaseState()) === 'out of reach') throw new DatabaseSilent();
});
// These do not need the index, which may first have to be built, and their work may be due.
const running: Stoppable[] = [followHeldMoves(), followSlaClocks(), ...followMails(), followDeliveries(pool)];
stopWhenAsked(18_000, stop);
// Flows need it.
await refreshMatcher(sharedIndex).catch(reportRefreshError);
const stopFollowing = followImports(sharedIndex, reportRefreshError);
running.push({ stop: async () => stopFollowing() });
running.push(await startFunctions(pool));
await onceDatabaseAnswers(() => tellWorkerStarted(pool));
if (env.PROBITY_METRICS_PORT) serveMetrics(env.PROBITY_METRICS_PORT + 1, env.PROBITY_HOST);
log.info('worker is running');
