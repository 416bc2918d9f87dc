// npm run bench:operations: every list, the counts, analytics and the write path, compared with the same statements
// sent by bare node:http and pg.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { withClient } from '../../scripts/database/roles.ts';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { loadRows } from '../load-rows.ts';
import { ownSecrets, startScript } from '../processes.ts';
import { type LoadedRows, openKeptRows, type Urls } from './kept-rows.ts';
import { measureAll } from './measure-all.ts';

/**
 * `bench:operations 200000` loads 200,000 cases instead of a million, and twice as many alerts. `--only
 * notifications,text` only measures operations with one of these words in their name. `--rows FOLDER` keeps the
 * database there and reuses it.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, rows: { type: 'string' } },
});
/** Cases of the large project; the small one has a thousand. */
const cases = Number(positionals[0] ?? 1_000_000);
const fewCases = 1_000;
/** Position of the ten-thousandth page. */
const deepRows = 250_000;

const steps = stepsSince(Date.now());
const signal = stopRequested();
const quiet = { PROBITY_LOG_LEVEL: 'fatal' };

async function load(started: Started, { ownerUrl, appUrls }: Urls): Promise<LoadedRows> {
  const asApp = { ...quiet, DATABASE_URL: appUrls.probity_app };
  const prepared = await startScript(started, 'operations/prepare.ts', asApp);
  const [large, small] = prepared.message as LoadedRows['projects']; // sent by prepare.ts
  await steps.run(`${cases} cases and ${2 * cases} alerts loaded`, async () => {
    await loadRows({ ownerUrl, ...small, cases: fewCases }, signal);
    await loadRows({ ownerUrl, ...large, cases }, signal);
  });
  return { cases, secrets: ownSecrets, projects: [large, small] };
}

async function loadThrowaway(started: Started): Promise<{ urls: Urls; loaded: LoadedRows }> {
  const urls = await steps.run('PostgreSQL started', () => startDatabase(started, signal));
  return { urls, loaded: await load(started, urls) };
}

async function run(started: Started): Promise<void> {
  const { urls, loaded } = await (values.rows === undefined
    ? loadThrowaway(started)
    : openKeptRows(started, values.rows, (opened) => load(started, opened), signal));
  const [large, small] = loaded.projects;
  const asWeb = { ...quiet, ...loaded.secrets, DATABASE_URL: urls.appUrls.probity_web };
  const api = await startScript(started, 'access/api-process.ts', asWeb);
  const recorder = await startScript(started, 'operations/recorder.ts', asWeb);
  const yardstick = await startScript(started, 'operations/yardstick.ts', asWeb);
  const { port } = yardstick.message as AddressInfo; // sent by yardstick.ts
  await withClient(urls.ownerUrl, (client) =>
    measureAll({
      signal,
      step: (name, measured) => steps.run(name, measured),
      words: values.only.split(','),
      deepRows: Math.min(deepRows, loaded.cases / 2),
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
