import { resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type Asked, eraseImages } from '../job.ts';
import { loadLimitMs, maxHeapMb } from '../limits.ts';
import { beginStep, newProgress, standsStill } from '../progress.ts';
import type { Limits, Told } from './messages.ts';
import { endBeforeOthers, letOthersGoFirst } from './priority.ts';

// A reading process. Its first thread hears what is asked for and watches the second, which reads. Node strips the types of this
// folder, so that nothing of the process that starts it is here: erasable syntax only, and no `@/` imports.

const { patience, maxMb, nice } = JSON.parse(process.argv[2]!) as Limits; // process.ts
letOthersGoFirst(nice);
endBeforeOthers();
// Whoever stops a whole service asks all of its processes to end: the parent does, when it has no more to ask for.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
// Its parent is gone, perhaps by `kill -9`.
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

const noUsage: NodeJS.CpuUsage = { user: 0, system: 0 };
/** Also of a thread that has not started. */
const usage = async () => pool.threads[0]?.cpuUsage().catch(() => noUsage) ?? noUsage;

/** Whoever asked ends this process when it is told that the job has ended. */
async function answer(asked: Asked): Promise<void> {
  const progress = newProgress(loadLimitMs * patience, patience);
  const { port1: results, port2: partial } = new MessageChannel();
  let answered = false;
  results.on('message', (known: unknown) => answered || tell({ partial: known }));
  void standsStill(progress, () => answered, usage).then((stuck) => stuck && tell({ ended: 'out_of_time' }));
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
