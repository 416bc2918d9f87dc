import { constants, setPriority } from 'node:os';
import { checkCapture } from './capture/check-capture.ts';
import { readDocument } from './document/read-document.ts';
import { readFaces } from './faces/read-faces.ts';
import type { Job } from './job.ts';

// A thread of the pool. Node strips the types of this folder, so that a worker runs nothing of the process that starts it: erasable
// syntax only, and no `@/` imports. WASM, models and language data are loaded by the first job that needs them.

// Whoever waits for the API goes first. Linux has a priority for each thread; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

// What a decoder prints may be of the person whose document it is.
Object.assign(console, { log: () => {}, info: () => {}, warn: () => {}, error: () => {} });

/** Erased from memory when it was read. */
function bytesOf(job: Job): Uint8Array[] {
  if (job.kind === 'capture') return [job.input.bytes];
  if (job.kind === 'document')
    return [job.input.front.image, ...(job.input.back ? [job.input.back.image] : [])];
  const { portrait, frames } = job.input;
  return [...(portrait ? [portrait] : []), ...frames.map(({ image }) => image)];
}

async function answered(job: Job): Promise<unknown> {
  if (job.kind === 'capture') return checkCapture(job.input.bytes, job.input.purpose, job.progress);
  if (job.kind === 'document') return readDocument(job.input, job.progress, job.partial);
  return readFaces(job.input, job.progress);
}

export default async function run(job: Job): Promise<unknown> {
  try {
    return await answered(job);
  } finally {
    for (const bytes of bytesOf(job)) bytes.fill(0);
    job.partial.close();
  }
}
