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
  /** In milliseconds. */
  p50: number;
  p99: number;
}

export interface Window {
  /** Milliseconds until each answer. */
  latencies: readonly number[];
  seconds: number;
}

/** Figures of all answers together, because a single window may have too few for a percentile. */
export function figuresOf(windows: readonly Window[]): Figures {
  const sorted = Float64Array.from(windows.flatMap(({ latencies }) => latencies)).sort();
  const seconds = windows.reduce((sum, window) => sum + window.seconds, 0);
  return {
    requestsPerSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

/** The length of a run: seconds, or a number of requests. */
type Extent = { duration: number } | { amount: number };

/** A window lasts until it has this many answers, within these limits of seconds. */
export interface Bounds {
  answers: number;
  minSeconds: number;
  maxSeconds: number;
}

/** Throws if any answer is not a 2xx. */
export function measureWindow(
  load: Load,
  connections: number,
  { answers, minSeconds, maxSeconds }: Bounds,
): Promise<Window> {
  const isEnough = ({ latencies, seconds }: Window) => latencies.length >= answers && seconds >= minSeconds;
  return measureExtent(load, connections, { duration: maxSeconds }, isEnough);
}

/** Throws if any answer is not a 2xx. */
export const measure = async (load: Load, connections: number, seconds: number): Promise<Figures> =>
  figuresOf([await measureExtent(load, connections, { duration: seconds })]);

/** Sends each request once. Throws if any answer is not a 2xx. */
export function measureEach(load: Load, connections: number): Promise<Window> {
  let next = 0;
  const setupRequest = (request: Request) => ({
    ...request,
    ...load.requests[next++ % load.requests.length],
  });
  const [first] = load.requests;
  const requests = [{ ...first, setupRequest }];
  return measureExtent({ ...load, requests }, connections, { amount: load.requests.length });
}

/** How often autocannon checks whether it should stop. */
const sampleMs = 100;

async function measureExtent(
  load: Load,
  connections: number,
  extent: Extent,
  isEnough: (window: Window) => boolean = () => false,
): Promise<Window> {
  const latencies: number[] = [];
  const refused = new Set<number>();
  const began = performance.now();
  const run = autocannon({
    url: load.baseUrl,
    headers: load.headers,
    requests: load.requests,
    connections,
    sampleInt: sampleMs,
    ...extent,
  });
  run.on('response', (_client, status: number, _bytes, ms: number) => {
    latencies.push(ms);
    if (status < 200 || status > 299) refused.add(status);
    if (isEnough({ latencies, seconds: (performance.now() - began) / 1_000 })) run.stop();
  });
  const { duration, errors, timeouts, non2xx } = await run;
  if (errors + timeouts + non2xx > 0 || latencies.length === 0) {
    const [{ path } = {}] = load.requests;
    const statuses = [...refused].join(', ');
    throw new Error(
      `${path}: ${non2xx} answers were not 2xx (${statuses}), ${errors} errors, ${timeouts} timeouts`,
    );
  }
  return { latencies, seconds: duration };
}
