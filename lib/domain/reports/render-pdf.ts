import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ServiceUnavailable } from '@/lib/platform/errors';
import type { PackedItems } from './pack';
import type { AuditProof, ReportHead } from './schema';

export interface PdfInput {
  head: ReportHead;
  proof: AuditProof;
  packed: PackedItems[];
}

export type PdfMessage = Uint8Array<ArrayBuffer> | { done: true };

const maxMemoryMb = 768;
const maxTimeMs = 180_000;

/** Node strips the types of this file. It is not bundled, so that a worker runs nothing of the web process. */
const script = resolve('lib/domain/reports/pdf/worker.ts');

/**
 * The document, made by a thread of its own, which ends with it.
 * Throws `ServiceUnavailable` (503) when it takes too much memory or time.
 */
export async function renderPdf(input: PdfInput): Promise<Uint8Array<ArrayBuffer>[]> {
  const worker = new Worker(script, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
    execArgv: [],
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const timer = setTimeout(() => void worker.terminate(), maxTimeMs);
  try {
    await new Promise<void>((done, fail) => {
      const tooLarge = () =>
        fail(new ServiceUnavailable('The case is too large for a PDF; ask for it as JSON.', 60));
      worker.on('message', (message: PdfMessage) => {
        if (message instanceof Uint8Array) chunks.push(message);
        else done();
      });
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : fail(error),
      );
      worker.once('exit', tooLarge);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  return chunks;
}
