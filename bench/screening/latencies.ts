import { loadavg } from 'node:os';
import { percentile } from '../percentile';

/** Of consecutive queries, in milliseconds. */
export interface Latencies {
  queries: number;
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  /** Of the whole process, including garbage collection. */
  cpuSecondsPerThousand: number;
  load: number;
}

export function measureLatencies<Query>(
  queries: readonly Query[],
  search: (query: Query) => unknown,
): Latencies {
  const times = new Float64Array(queries.length);
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  queries.forEach((query, at) => {
    const before = performance.now();
    search(query);
    times[at] = performance.now() - before;
  });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  times.sort();
  return {
    queries: queries.length,
    perSecond: queries.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
    cpuSecondsPerThousand: (user + system) / 1000 / queries.length,
    load: loadavg()[0]!,
  };
}
