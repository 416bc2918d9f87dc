import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import type { CaptureCheck, CapturePurpose, CaptureRefusal } from './capture-check';
import { readingEnded } from './document/nothing-read';
import { documentSteps, type DocumentInput, type DocumentReading } from './document-reading';
import type { FaceReading, FacesInput } from './face-reading';
import { facesEnded } from './faces/nothing-seen';
import type { Limits } from './apart/messages';
import { JobEnded, ReadingFailed } from './apart/process';
import { type Caller, Lane } from './lane';
import { maxProcessMb, niceOfReading } from './limits';
import type { RedrawnPng } from './redraw-png';

export interface Reader {
  /**
   * Checks whether an upload can be used, and returns its problems and its normal form. `open` is called when it is
   * its turn, so that only one upload is in memory, however many wait. Throws only the error of `open`, the reason of
   * the caller's signal, and `ServiceUnavailable` (503).
   */
  checkCapture(
    open: () => Promise<Uint8Array>,
    purpose: CapturePurpose,
    caller?: Caller,
  ): Promise<CaptureCheck>;
  /** Starts what checks uploads for this purpose ahead of the first one. Starting takes about a second. */
  prepare(purpose: CapturePurpose): void;
  /** Reads a document and what speaks against it. Refers when a limit is reached. */
  readDocument(input: DocumentInput, caller?: Caller): Promise<DocumentReading>;
  /** Compares the frames of a challenge with each other and with the document's portrait. Always refers. */
  readFaces(input: FacesInput, caller?: Caller): Promise<FaceReading>;
  /** Draws a PNG again from its pixels. Throws only `ServiceUnavailable` (503), when too many wait or it is closed. */
  redrawPng(bytes: Uint8Array, maxSide: number, caller?: Caller): Promise<RedrawnPng>;
  /** Ends the reading processes. The next call starts a new one. */
  close(): Promise<void>;
}

/** The check of an upload that could not be examined. */
const notChecked = (refusal: CaptureRefusal): CaptureCheck => ({
  content: null,
  media_type: null,
  width: 0,
  height: 0,
  problems: ['not_checked'],
  refusal,
  image: null,
  origin: null,
  figures: null,
});

/**
 * A reader with at most two processes: one for captures, documents and logos, one for faces, so that neither waits for the
 * other, and neither loads what it does not use. If `patience` lengthens the limits, other processes keep the machine
 * busy, and reading gets the same priority as they have.
 */
export function createReader({
  patience = 1,
  maxMb = maxProcessMb,
  nice = patience > 1 ? 0 : niceOfReading,
}: Partial<Limits> = {}): Reader {
  const limits = { patience, maxMb, nice };
  const documents = new Lane(limits);
  const faces = new Lane(limits);

  const laneOf = (purpose: CapturePurpose) => (purpose === 'selfie' ? faces : documents);

  async function checkCapture(
    open: () => Promise<Uint8Array>,
    purpose: CapturePurpose,
    caller?: Caller,
  ): Promise<CaptureCheck> {
    try {
      return await laneOf(purpose).run('capture', async () => ({ bytes: await open(), purpose }), caller);
    } catch (error) {
      if (error instanceof JobEnded) return notChecked(error.reason);
      if (!(error instanceof ReadingFailed)) throw error;
      log.error({ error: describeWithoutMessage(error.cause) }, 'an upload could not be checked');
      return notChecked('failed');
    }
  }

  async function redrawPng(bytes: Uint8Array, maxSide: number, caller?: Caller): Promise<RedrawnPng> {
    try {
      return await documents.run('png', async () => ({ bytes, maxSide }), caller);
    } catch (error) {
      if (!(error instanceof JobEnded || error instanceof ReadingFailed)) throw error;
      return { problem: 'not_checked' };
    }
  }

  async function readDocument(input: DocumentInput, caller?: Caller): Promise<DocumentReading> {
    try {
      return await documents.run('document', async () => input, caller);
    } catch (error) {
      // document/read-document.ts sends document readings as partial results.
      if (error instanceof JobEnded)
        return (error.partial as DocumentReading | null) ?? readingEnded([...documentSteps]);
      throw error;
    }
  }

  async function readFaces(input: FacesInput, caller?: Caller): Promise<FaceReading> {
    try {
      return await faces.run('faces', async () => input, caller);
    } catch (error) {
      if (error instanceof JobEnded) return facesEnded(input);
      throw error;
    }
  }

  return {
    checkCapture,
    prepare: (purpose) => laneOf(purpose).prepare(),
    readDocument,
    readFaces,
    redrawPng,
    close: async () => void (await Promise.all([documents.close(), faces.close()])),
  };
}
