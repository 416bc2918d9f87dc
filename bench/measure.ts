import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { percentile } from './percentile.ts';

export interface Load {
  baseUrl: string;
  headers: Record<string, string>;
  requests: Request[];
}

export interface Figures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** For so long, or so many requests. */
type Extent = { duration: number } | { amount: number };

/** Too few for a percentile, but a window of a slow answer may end without any. */
const fewAnswers = 8;

/** Of a window of so many seconds, or, of an answer that is too slow for one, of a few answers. Throws when one was not a 2xx. */
export async function measureWindow(load: Load, connections: number, seconds: number): Promise<Figures> {
  const { p50 } = await measureExtent(load, connections, { amount: connections });
  const isSlow = (p50 / 1000) * fewAnswers > seconds * connections;
  return measureExtent(load, connections, isSlow ? { amount: fewAnswers } : { duration: seconds });
}

/** Throws when any answer was not a 2xx. */
export const measure = (load: Load, connections: number, seconds: number): Promise<Figures> =>
  measureExtent(load, connections, { duration: seconds });

/** Each request once. Throws when any answer was not a 2xx. */
export function measureEach(load: Load, connections: number): Promise<Figures> {
  let next = 0;
  const setupRequest = (request: Request) => ({
    ...request,
    ...load.requests[next++ % load.requests.length],
  });
  const [first] = load.requests;
  const requests = [{ ...first, setupRequest }];
  return measureExtent({ ...load, requests }, connections, { amount: load.requests.length });
}

async function measureExtent(load: Load, connections: number, extent: Extent): Promise<Figures> {
  const latencies: number[] = [];
  const run = autocannon({
    url: load.baseUrl,
    headers: load.headers,
    requests: load.requests,
    connections,
    ...extent,
  });
  run.on('response', (_client, _status, _bytes, ms: number) => latencies.push(ms));
  const { duration, errors, timeouts, non2xx } = await run;
  if (errors + timeouts + non2xx > 0 || latencies.length === 0) {
    const [{ path } = {}] = load.requests;
    throw new Error(`${path}: ${non2xx} answers were not 2xx, ${errors} errors, ${timeouts} timeouts`);
  }
  const sorted = Float64Array.from(latencies).sort();
  return {
    requestsPerSecond: latencies.length / duration,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
