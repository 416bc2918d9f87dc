import type { MessagePort } from 'node:worker_threads';
import type { CaptureCheck, CapturePurpose } from './capture-check.ts';
import type { DocumentInput, DocumentReading } from './document-reading.ts';
import type { FaceReading, FacesInput } from './face-reading.ts';
import type { Progress } from './progress.ts';

/** What a worker is asked for, and what it answers. */
export interface Jobs {
  capture: { input: { bytes: Uint8Array; purpose: CapturePurpose }; output: CaptureCheck };
  document: { input: DocumentInput; output: DocumentReading };
  faces: { input: FacesInput; output: FaceReading };
}
export type JobKind = keyof Jobs;

/** `partial` takes what is known so far, for a job that is ended. */
export type Job = {
  [Kind in JobKind]: { kind: Kind; input: Jobs[Kind]['input']; progress: Progress; partial: MessagePort };
}[JobKind];
