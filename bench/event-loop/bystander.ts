import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Product } from '../deployment.ts';

export type Served = Pick<Product, 'apiKey' | 'baseUrl' | 'projectHash'>;

export interface Latency {
  requests: number;
  p50: number;
  p99: number;
  max: number;
}

/** `bare` are requests to a server that answers at once: what the machine alone adds. */
export type Latencies = Record<'reads' | 'screenings' | 'bare', Latency>;

export interface Bystander {
  stop(): Promise<Latencies>;
}

/**
 * Another caller's reads and screenings, at a steady rate whatever the latency. In a thread, because the requests of a
 * scenario would delay those of the same thread.
 */
export function bystander({ baseUrl, projectHash, apiKey }: Served): Bystander {
  const workerData: Served = { baseUrl, projectHash, apiKey };
  const thread = new Worker(new URL('bystander-thread.ts', import.meta.url), { workerData });
  const ended = once(thread, 'message') as Promise<[Latencies]>;
  return {
    async stop() {
      thread.postMessage('stop');
      return (await ended)[0];
    },
  };
}
