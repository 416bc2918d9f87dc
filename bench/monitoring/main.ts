// npm run bench:monitoring: how long a new version of a list takes to reach 200,000 monitored entities.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import { reportError } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { startDatabase, Started } from '../deployment.ts';

const signal = stopRequested();
const newKey = () => randomBytes(32).toString('base64url');

async function run(started: Started): Promise<void> {
  const { appUrls, ownerUrl } = await startDatabase(started, signal);
  const child = fork(resolve('bench/monitoring/monitor.ts'), {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TZ: 'UTC',
      DATABASE_URL: appUrls.probity_app,
      OWNER_URL: ownerUrl,
      PROBITY_SESSION_SECRET: newKey(),
      PROBITY_HASH_KEY: newKey(),
      PROBITY_ENCRYPTION_KEY: newKey(),
      PROBITY_LOG_LEVEL: 'error',
    },
  });
  started.add(() => void child.kill());
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The measuring process ended with ${code}.`);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

const started = new Started();
try {
  await run(started);
} catch (error) {
  if (!signal.aborted) reportError(error);
  process.exitCode = 1;
} finally {
  await started.stop();
}
process.exit();
