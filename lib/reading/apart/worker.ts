import { checkCapture } from '../capture/check-capture.ts';
import { readDocument } from '../document/read-document.ts';
import { readFaces } from '../faces/read-faces.ts';
import { eraseImages, type Job } from '../job.ts';
import { redrawPng } from '../redraw-png.ts';

// The worker thread of a reading process (main.ts), which does the reading. WASM, models and language data are loaded
// by the first job that needs them.

async function answered(job: Job): Promise<unknown> {
  if (job.kind === 'capture') return checkCapture(job.input.bytes, job.input.purpose, job.progress);
  if (job.kind === 'document') return readDocument(job.input, job.progress, job.partial);
  if (job.kind === 'png') return redrawPng(job.input.bytes, job.input.maxSide, job.progress);
  return readFaces(job.input, job.progress);
}

export default async function run(job: Job): Promise<unknown> {
  try {
    return await answered(job);
  } finally {
    eraseImages(job);
    job.partial.close();
  }
}
