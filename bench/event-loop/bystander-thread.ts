import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { percentile } from '../percentile.ts';
import type { Latencies, Latency, Served } from './bystander.ts';

const { baseUrl, projectHash, apiKey } = workerData as Served; // sent by bystander.ts
const headers = { 'X-API-KEY': apiKey, 'Content-Type': 'application/json' };
const stopped = new AbortController();

async function paced(send: () => Promise<Response>, everyMs: number, signal: AbortSignal): Promise<number[]> {
  const running: Promise<number>[] = [];
  while (!signal.aborted) {
    running.push(timed(send));
    await sleep(everyMs);
  }
  return Promise.all(running);
}

async function timed(send: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  // A refused request counts as an infinite wait.
  const isServed = await send().then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
  return isServed ? performance.now() - start : Infinity;
}

function latencyOf(times: number[]): Latency {
  times.sort((a, b) => a - b);
  const at = (share: number) => percentile(times, share);
  return { requests: times.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

const read = () => fetch(`${baseUrl}/v1/alerts?limit=1`, { headers });
const screen = () =>
  fetch(`${baseUrl}/api/gateway/execute/${projectHash}/screening/api`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: `Ingeborg Halvorsen ${Math.random().toString(36).slice(2, 6)}` }),
  });

parentPort?.once('message', () => stopped.abort());
const bareServer = new Worker(new URL('bare-server-thread.ts', import.meta.url));
const [bareUrl] = (await once(bareServer, 'message')) as [string];
const [reads, screenings, bare] = await Promise.all([
  paced(read, 25, stopped.signal),
  paced(screen, 200, stopped.signal),
  paced(() => fetch(bareUrl), 25, stopped.signal),
]);
await bareServer.terminate();
const latencies: Latencies = {
  reads: latencyOf(reads),
  screenings: latencyOf(screenings),
  bare: latencyOf(bare),
};
parentPort?.postMessage(latencies);
