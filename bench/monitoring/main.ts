// npm run bench:monitoring: how long a new version of a list takes to reach 200,000 monitored entities.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { ownSecrets } from '../processes.ts';

const signal = stopRequested();

async function run(started: Started): Promise<void> {
  const { appUrls, ownerUrl } = await startDatabase(started, signal);
  const child = fork(resolve('bench/monitoring/monitor.ts'), {
    execPath: ownNode,
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      ...ownSecrets,
      NODE_ENV: 'production',
      TZ: 'UTC',
      DATABASE_URL: appUrls.probity_app,
      OWNER_URL: ownerUrl,
      PROBITY_LOG_LEVEL: 'error',
    },
  });
  started.add(() => void child.kill());
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The measuring process ended with ${code}.`);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
}

await runBench(signal, run);
