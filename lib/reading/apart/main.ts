import { resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type Asked, eraseImages } from '../job.ts';
import { jobWorkMs, maxHeapMb } from '../limits.ts';
import { beginStep, newProgress, standsStill } from '../progress.ts';
import type { Limits, Told } from './messages.ts';
import { endBeforeOthers, letOthersGoFirst } from './priority.ts';

// The main program of a reading process. Its main thread receives jobs and watches the worker thread, which does the
// reading. Node runs this folder by stripping the types, so that it shares no module with the process that starts it:
// erasable syntax only, and no `@/` imports.

const { patience, maxMb, nice } = JSON.parse(process.argv[2]!) as Limits; // written by process.ts
letOthersGoFirst(nice);
endBeforeOthers();
// Whoever stops a service sends these signals to all of its processes. This one stays until its parent ends it,
// because the parent may still have jobs for it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
// The parent is gone, perhaps by `kill -9`.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const pool = new Piscina({
  filename: resolve('lib/reading/apart/worker.ts'),
  minThreads: 1,
  maxThreads: 1,
  resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
});

const memoryCheckMs = 100;

const tell = (told: Told) => void process.send?.(told);

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Reads one job. The parent kills this process when it receives `ended`. */
async function answer(asked: Asked): Promise<void> {
  const progress = newProgress(jobWorkMs[asked.kind], patience);
  const { port1: results, port2: partial } = new MessageChannel();
  let answered = false;
  results.on('message', (known: unknown) => answered || tell({ partial: known }));
  void standsStill(progress, () => answered).then((stuck) => stuck && tell({ ended: 'out_of_time' }));
  const checks = setInterval(() => {
    if (process.memoryUsage.rss() > maxMb * 2 ** 20) tell({ ended: 'out_of_memory' });
  }, memoryCheckMs);
  try {
    const output: unknown = await pool.run({ ...asked, progress, partial }, { transferList: [partial] });
    tell({ output });
  } catch (error) {
    tell(isOutOfMemory(error) ? { ended: 'out_of_memory' } : { error });
  } finally {
    answered = true;
    clearInterval(checks);
    results.close();
    beginStep(progress, 0);
    eraseImages(asked);
  }
}

process.on('message', (asked: Asked) => void answer(asked));
