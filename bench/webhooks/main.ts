// npm run bench:webhooks: how many deliveries a worker sends per second, and how soon after the commit they arrive.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from 'markdown-table';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { percentile } from '../percentile.ts';
import { startScript, tell } from '../processes.ts';
import { Writer } from './events.ts';

const eventsPerSecond = 200;
const pacedSeconds = 10;
const backlog = 5_000;
const rounds = 3;
/** Concurrent requests of ten webhooks, each at its maximum. */
const places = 10 * 32;
const signal = stopRequested();

type Arrivals = [id: string, atMs: number][];

const start = (started: Started, script: string, args: string[], databaseUrl = '') =>
  startScript(
    started,
    `webhooks/${script}`,
    { PROBITY_ALLOW_LOOPBACK_WEBHOOKS: '1', DATABASE_URL: databaseUrl },
    args,
  );

/** Arrival times of this many deliveries, once all have arrived. */
async function arrivalsOf(ask: () => Promise<unknown>, count: number): Promise<Map<string, number>> {
  const arrived = new Map<string, number>();
  while (arrived.size < count) {
    signal.throwIfAborted();
    await sleep(100);
    for (const [id, atMs] of (await ask()) as Arrivals) arrived.set(id, atMs); // sent by receiver.ts
  }
  return arrived;
}

/** Milliseconds from sending the commit to the receipt, in ascending order. */
async function paced(writers: readonly Writer[], ask: () => Promise<unknown>): Promise<Float64Array> {
  const sentAt = new Map<string, number>();
  const everyMs = (1_000 * writers.length) / eventsPerSecond;
  const write = async (writer: Writer, n: number) => {
    await sleep((everyMs * n) / writers.length);
    for (let count = 0; count < (pacedSeconds * 1_000) / everyMs; count += 1) {
      const [{ tokens, atMs }] = await Promise.all([writer.commit(1), sleep(everyMs)]);
      for (const token of tokens) sentAt.set(token, atMs);
    }
  };
  await Promise.all(writers.map(write));
  const arrived = await arrivalsOf(ask, sentAt.size);
  return Float64Array.from(sentAt, ([token, atMs]) => (arrived.get(token) ?? Number.NaN) - atMs).sort();
}

/** Deliveries per second, from the first commit to the last receipt. */
async function drained(writers: readonly Writer[], ask: () => Promise<unknown>): Promise<number> {
  const commits = await Promise.all(writers.map((writer) => writer.commit(backlog / writers.length)));
  const arrived = await arrivalsOf(ask, backlog);
  const began = Math.min(...commits.map(({ atMs }) => atMs));
  return (backlog / (Math.max(...arrived.values()) - began)) * 1_000;
}

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

async function run(started: Started): Promise<void> {
  const { appUrls } = await startDatabase(started, signal);
  const receiver = await start(started, 'receiver.ts', []);
  const ask = () => tell(receiver.child, 'now');
  const url = `http://127.0.0.1:${receiver.message}/hook`;
  const prepared = await start(started, 'prepare.ts', [url], appUrls.probity_app);
  const projects = prepared.message as number[]; // sent by prepare.ts
  await start(started, 'worker-process.ts', [], appUrls.probity_worker);
  const writers = await Promise.all(projects.map((id) => Writer.open(appUrls.probity_web, id)));
  await Promise.all(writers.map((writer) => writer.commit(10)));
  await arrivalsOf(ask, writers.length * 10);

  const latencies = await paced(writers, ask);
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(0));
  console.log(
    `${eventsPerSecond} events/s, commit to receipt: p50 ${p50} ms, p99 ${p99} ms, max ${max} ms; ${load()}`,
  );

  const rows: string[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sent = await drained(writers, ask);
    const yardstick = await start(started, 'yardstick.ts', [url, String(backlog), String(places)]);
    const bare = Number(yardstick.message);
    await ask();
    rows.push([sent.toFixed(0), bare.toFixed(0), (sent / bare).toFixed(2), load()]);
  }
  const headings = ['deliveries/s', 'bare undici posts/s', 'ratio', 'load'];
  console.log(markdownTable([headings, ...rows], { align: ['r', 'r', 'r', 'r'] }));
  await Promise.all(writers.map((writer) => writer.end()));
}

await runBench(signal, run);
