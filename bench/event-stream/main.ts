// npm run bench:event-stream: how long an event takes from its commit to two hundred streams, and what the streams
// cost writers.
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import pg from 'pg';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { percentile } from '../percentile.ts';
import { startScript, tell } from '../processes.ts';
import { commitsPerSecond, msOfMany, openPacedWriter, type Way, ways } from './writers.ts';

const streamsOfEach = 20;
const eventsPerSecond = 5;
const followSeconds = 20;
const windowSeconds = 2;
const rounds = 5;
const signal = stopRequested();

interface Prepared {
  followed: number;
  cookies: string[];
  others: number[];
}

async function start(started: Started, script: string, databaseUrl: string) {
  const { child, message } = await startScript(started, `event-stream/${script}`, {
    DATABASE_URL: databaseUrl,
  });
  return { said: message, cpuMs: async () => Number(await tell(child, 'cpu')) };
}

type Received = (token: string) => void;

function openStream(started: Started, url: string, cookie: string, received: Received): Promise<void> {
  return new Promise((opened, reject) => {
    const sent = request(`${url}/v1/events/stream`, { headers: { Cookie: cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        opened();
        for (const [, token = ''] of text.matchAll(/^id: (evt_.*)$/gm)) received(token);
      });
    });
    sent.on('error', reject).end();
    started.add(() => void sent.destroy());
  });
}

/** Latencies in milliseconds since the commit was sent. */
class Latencies {
  readonly #ms: number[] = [];
  readonly #sentAt: Map<string, number>;

  constructor(sentAt: Map<string, number>) {
    this.#sentAt = sentAt;
  }

  readonly note: Received = (token) => {
    const at = this.#sentAt.get(token);
    if (at !== undefined) this.#ms.push(performance.now() - at);
  };

  row(name: string, expected: number): string[] {
    const sorted = Float64Array.from(this.#ms).sort();
    const figures = [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1));
    return [name, `${this.#ms.length} of ${expected}`, ...figures];
  }
}

async function follow(started: Started, appUrl: string, { followed, cookies }: Prepared): Promise<string> {
  const { said: url, cpuMs } = await start(started, 'api-process.ts', appUrl);
  const sentAt = new Map<string, number>();
  const [streamed, bare] = [new Latencies(sentAt), new Latencies(sentAt)];
  const listener = new pg.Client({ connectionString: appUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => bare.note(payload));
  await listener.query('listen bench_yardstick');
  const places = cookies.flatMap((cookie) => Array.from({ length: streamsOfEach }, () => cookie));
  await Promise.all(places.map((cookie) => openStream(started, String(url), cookie, streamed.note)));
  const writer = await openPacedWriter(appUrl, followed);
  const cpuBefore = await cpuMs();
  for (let n = 0; n < eventsPerSecond * followSeconds; n += 1) {
    signal.throwIfAborted();
    await Promise.all([
      writer.write((token) => sentAt.set(token, performance.now())),
      sleep(1000 / eventsPerSecond),
    ]);
  }
  await sleep(2_000);
  const used = ((await cpuMs()) - cpuBefore) / (sentAt.size * places.length);
  await Promise.all([writer.end(), listener.end()]);
  const rows = [
    bare.row('a bare LISTEN', sentAt.size),
    streamed.row(`${places.length} streams`, sentAt.size * places.length),
  ];
  const align = ['l', 'r', 'r', 'r', 'r'];
  const table = markdownTable([['received by', 'events', 'p50 ms', 'p99 ms', 'max ms'], ...rows], { align });
  return `${table}\n${(used * 1000).toFixed(0)} µs of the web process for each event of each stream`;
}

async function compareWriters(appUrl: string, projects: readonly number[]): Promise<string[][]> {
  const names = Object.keys(ways) as Way[]; // they are its keys
  const windows = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [n, way] of names.entries()) {
      signal.throwIfAborted();
      windows[n]?.push(await commitsPerSecond(appUrl, projects, way, windowSeconds));
    }
  }
  const medians = windows.map((each) => percentile(Float64Array.from(each).sort(), 0.5));
  const first = medians[0] ?? Number.NaN;
  return medians.map((median, n) => [names[n] ?? '', median.toFixed(0), (median / first).toFixed(2)]);
}

async function run(started: Started): Promise<void> {
  const { appUrls } = await startDatabase(started, signal);
  // Sent by prepare.ts.
  const prepared = (await start(started, 'prepare.ts', appUrls.probity_app)).said as Prepared;
  const appUrl = appUrls.probity_web;
  const load = () => `load ${loadavg()[0]?.toFixed(1)}`;
  console.log(await follow(started, appUrl, prepared), load());
  const align = ['l', 'r', 'r'];
  const apart = await compareWriters(appUrl, prepared.others);
  console.log(
    markdownTable([['8 writers, a project each', 'commits/s', 'ratio'], ...apart], { align }),
    load(),
  );
  const together = await compareWriters(
    appUrl,
    prepared.others.map(() => prepared.others[0] ?? 0),
  );
  console.log(
    markdownTable([['8 writers, one project', 'commits/s', 'ratio'], ...together], { align }),
    load(),
  );
  const [project = 0] = prepared.others;
  console.log(
    `1,000 events in one change: ${(await msOfMany(appUrl, project, 1_000)).toFixed(0)} ms`,
    load(),
  );
}

await runBench(signal, run);
