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

/** Throws when any answer was not a 2xx. */
export async function measure(load: Load, connections: number, seconds: number): Promise<Figures> {
  const latencies: number[] = [];
  const run = autocannon({
    url: load.baseUrl,
    headers: load.headers,
    requests: load.requests,
    connections,
    duration: seconds,
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
