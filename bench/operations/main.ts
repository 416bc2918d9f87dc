// npm run bench:api -- operations: every list, the counts, analytics and the write path, beside the same statements sent by bare
// node:http and pg.
import type { AddressInfo } from 'node:net';
import { stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { withClient } from '../../scripts/database/roles.ts';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { loadRows } from '../load-rows.ts';
import { startScript } from '../processes.ts';
import { measureAll } from './measure-all.ts';
import type { Prepared } from './prepare.ts';

/** Of the large project; the other has a thousand. Twice as many alerts. */
const cases = Number(process.argv[2] ?? 1_000_000);
const fewCases = 1_000;
/** The ten-thousandth page. */
const deepRows = Math.min(250_000, cases / 2);

const steps = stepsSince(Date.now());
const signal = stopRequested();

async function run(started: Started): Promise<void> {
  const { appUrls, ownerUrl } = await steps.run('PostgreSQL started', () => startDatabase(started, signal));
  const quiet = { PROBITY_LOG_LEVEL: 'fatal' };
  const asApp = { ...quiet, DATABASE_URL: appUrls.probity_app };
  const asWeb = { ...quiet, DATABASE_URL: appUrls.probity_web };
  const prepared = await startScript(started, 'operations/prepare.ts', asApp);
  const [large, small] = prepared.message as [Prepared, Prepared]; // what prepare.ts sends
  await steps.run(`${cases} cases and ${2 * cases} alerts loaded`, async () => {
    await loadRows({ ownerUrl, ...small, cases: fewCases }, signal);
    await loadRows({ ownerUrl, ...large, cases }, signal);
  });
  const api = await startScript(started, 'access/api-process.ts', asWeb);
  const recorder = await startScript(started, 'operations/recorder.ts', asWeb);
  const yardstick = await startScript(started, 'operations/yardstick.ts', asWeb);
  const { port } = yardstick.message as AddressInfo; // what yardstick.ts sends
  await withClient(ownerUrl, (client) =>
    measureAll({
      signal,
      step: (name, measured) => steps.run(name, measured),
      deepRows,
      client,
      baseUrl: String(api.message),
      yardstickUrl: `http://127.0.0.1:${port}`,
      recorder: recorder.child,
      yardstick: yardstick.child,
      large,
      small,
    }),
  );
}

await runBench(signal, run);
