import { Worker } from 'node:worker_threads';
import type { Target } from './target.ts';

/** Milliseconds. */
export interface Latencies {
  requests: number;
  failures: number;
  p50: number;
  p99: number;
  max: number;
}

/** Asks for the alert list 40 times a second, in a thread of its own that the attack does not slow. */
export function startBystander(target: Target): { stop(): Promise<Latencies> } {
  const worker = new Worker(new URL('./bystander-thread.ts', import.meta.url), { workerData: target });
  return {
    stop() {
      return new Promise((resolve, reject) => {
        worker.once('message', (latencies: Latencies) => {
          resolve(latencies);
          void worker.terminate();
        });
        worker.once('error', reject);
        worker.postMessage('stop');
      });
    },
  };
}
