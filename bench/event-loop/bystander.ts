import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../deployment.ts';
import { percentile } from '../percentile.ts';

export interface Latency {
  requests: number;
  p50: number;
  p99: number;
  max: number;
}

export interface Bystander {
  stop(): Promise<Record<'reads' | 'screenings', Latency>>;
}

/** Another caller's reads and screenings, at a steady rate whatever the latency. */
export function bystander({
  baseUrl,
  projectHash,
  apiKey,
}: Pick<Product, 'apiKey' | 'baseUrl' | 'projectHash'>): Bystander {
  const headers = { 'X-API-KEY': apiKey, 'Content-Type': 'application/json' };
  const stopped = new AbortController();
  const body = () => JSON.stringify({ name: `Ingeborg Halvorsen ${Math.random().toString(36).slice(2, 6)}` });
  const read = () => fetch(`${baseUrl}/v1/alerts?limit=1`, { headers });
  const screen = () =>
    fetch(`${baseUrl}/api/gateway/execute/${projectHash}/screening/api`, {
      method: 'POST',
      headers,
      body: body(),
    });
  const reads = paced(read, 25, stopped.signal);
  const screenings = paced(screen, 200, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      return { reads: latencyOf(await reads), screenings: latencyOf(await screenings) };
    },
  };
}

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
