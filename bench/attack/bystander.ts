import { Worker } from 'node:worker_threads';
import type { Target } from './target.ts';

/** Latencies in milliseconds. */
export interface Latencies {
  requests: number;
  failures: number;
  p50: number;
  p99: number;
  max: number;
}

/** Requests the alert list 40 times per second, in a separate thread that the attack does not slow down. */
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
