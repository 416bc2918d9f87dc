import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { percentile } from '../percentile.ts';
import type { Latencies } from './bystander.ts';
import type { Target } from './target.ts';

const everyMs = 25;
const timeoutMs = 10_000;

// Passed by startBystander.
const { host, port, apiKey } = workerData as Target;
const agent = new Agent({ keepAlive: true });
const latencies: number[] = [];
let failures = 0;

function ask(): void {
  const startedAt = performance.now();
  const headers = { 'X-API-KEY': apiKey };
  const asking = request(
    { host, port, path: '/v1/alerts?limit=10', headers, agent, timeout: timeoutMs },
    (answer) => {
      answer.resume();
      answer.once('end', () => {
        latencies.push(performance.now() - startedAt);
        if (answer.statusCode !== 200) failures += 1;
      });
    },
  );
  asking.once('timeout', () => asking.destroy());
  asking.once('error', () => {
    latencies.push(performance.now() - startedAt);
    failures += 1;
  });
  asking.end();
}

function summary(): Latencies {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => percentile(sorted, share);
  return { requests: sorted.length, failures, p50: at(0.5), p99: at(0.99), max: at(1) };
}

const timer = setInterval(ask, everyMs);
parentPort?.once('message', () => {
  clearInterval(timer);
  agent.destroy();
  parentPort?.postMessage(summary());
});
