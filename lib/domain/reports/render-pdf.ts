import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { untilAborted } from '@/lib/platform/work/until-aborted';
import type { PackedItems } from './pack';
import type { AuditProof, ReportHead } from './schema';

export interface PdfInput {
  head: ReportHead;
  proof: AuditProof;
  /** The project's name, which the JSON does not have. */
  project: string;
  packed: PackedItems[];
}

export type PdfMessage = Uint8Array<ArrayBuffer> | { done: true };

/** Enough for a pack of 2,000 alerts. */
const resourceLimits = { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 32 };
const maxTimeMs = 180_000;

/**
 * Node strips the types of this file. It is not bundled, so that the worker loads nothing of the web process.
 */
const script = resolve('lib/domain/reports/pdf/worker.ts');

function written(worker: Worker): Promise<Uint8Array<ArrayBuffer>[]> {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((done, fail) => {
    const tooLarge = () =>
      fail(new ServiceUnavailable('The case is too large for a PDF; request it as JSON.', 60));
    worker.on('message', (message: PdfMessage) => {
      if (message instanceof Uint8Array) blocks.push(message);
      else done(blocks);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : fail(error),
    );
    worker.once('exit', tooLarge);
  });
}

/**
 * Renders the document in a separate thread, which ends with it or when the signal aborts. The packed items
 * are transferred to the thread. Throws `ServiceUnavailable` (503) if it takes too much memory or time.
 */
export async function renderPdf(input: PdfInput, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>[]> {
  signal.throwIfAborted();
  const transferList = input.packed.map(({ items }) => items.buffer);
  const worker = new Worker(script, { workerData: input, transferList, resourceLimits, execArgv: [] });
  const timer = setTimeout(() => void worker.terminate(), maxTimeMs);
  try {
    return await untilAborted(signal, () => written(worker));
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
