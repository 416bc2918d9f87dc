import type { MessagePort } from 'node:worker_threads';
import type { CaptureCheck, CapturePurpose } from './capture-check.ts';
import type { DocumentInput, DocumentReading } from './document-reading.ts';
import type { FaceReading, FacesInput } from './face-reading.ts';
import type { Progress } from './progress.ts';
import type { RedrawnPng } from './redraw-png.ts';

/** Input and output of each kind of job. */
export interface Jobs {
  capture: { input: { bytes: Uint8Array; purpose: CapturePurpose }; output: CaptureCheck };
  document: { input: DocumentInput; output: DocumentReading };
  faces: { input: FacesInput; output: FaceReading };
  png: { input: { bytes: Uint8Array; maxSide: number }; output: RedrawnPng };
}
export type JobKind = keyof Jobs;

/** A job as it is sent: kind and input. */
export type Asked = { [Kind in JobKind]: { kind: Kind; input: Jobs[Kind]['input'] } }[JobKind];

/** `partial` receives the result so far, in case the job is ended. */
export type Job = Asked & { progress: Progress; partial: MessagePort };

/** Overwrites the images after they were read. */
export function eraseImages(asked: Asked): void {
  for (const bytes of imagesOf(asked)) bytes.fill(0);
}

function imagesOf(asked: Asked): Uint8Array[] {
  if (asked.kind === 'capture' || asked.kind === 'png') return [asked.input.bytes];
  if (asked.kind === 'document')
    return [asked.input.front.image, ...(asked.input.back ? [asked.input.back.image] : [])];
  const { portrait, frames } = asked.input;
  return [...(portrait ? [portrait] : []), ...frames.map(({ image }) => image)];
}
