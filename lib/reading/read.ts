import type { CaptureCheck, CapturePurpose } from './capture-check';
import { readingEnded } from './document/nothing-read';
import { documentSteps, type DocumentInput, type DocumentReading } from './document-reading';
import type { FaceReading, FacesInput } from './face-reading';
import { facesEnded } from './faces/nothing-seen';
import type { Limits } from './apart/messages';
import { JobEnded } from './apart/process';
import { Lane } from './lane';
import { maxProcessMb, niceOfReading } from './limits';

export interface Reader {
  /**
   * Whether an upload can be used, what to do about it, and its normal form. It is opened when its turn has come, so that one is in
   * memory at a time, however many wait. Never throws for what the bytes are.
   */
  checkCapture(
    open: () => Promise<Uint8Array>,
    purpose: CapturePurpose,
    signal?: AbortSignal,
  ): Promise<CaptureCheck>;
  /** What a document says, and what speaks against it. Refers when a limit is reached. */
  readDocument(input: DocumentInput, signal?: AbortSignal): Promise<DocumentReading>;
  /** What the frames of a challenge show, beside the portrait of the document. Always refers. */
  readFaces(input: FacesInput, signal?: AbortSignal): Promise<FaceReading>;
  /** Ends the processes that read. The next call starts one again. */
  close(): Promise<void>;
}

/** Nothing is known of it. */
const ended = ({ reason }: JobEnded): CaptureCheck => ({
  content: null,
  media_type: null,
  width: 0,
  height: 0,
  problems: ['not_checked'],
  refusal: reason,
  image: null,
  origin: null,
  figures: null,
});

/**
 * A reader with two processes at most: one for captures and documents, one for faces, so that neither waits for the other and none
 * loads what it does not use. Where `patience` makes every limit of time longer, others have the machine, and reading waits for them
 * no longer than they do.
 */
export function createReader({
  patience = 1,
  maxMb = maxProcessMb,
  nice = patience > 1 ? 0 : niceOfReading,
}: Partial<Limits> = {}): Reader {
  const limits = { patience, maxMb, nice };
  const documents = new Lane(limits);
  const faces = new Lane(limits);

  async function checkCapture(
    open: () => Promise<Uint8Array>,
    purpose: CapturePurpose,
    signal?: AbortSignal,
  ): Promise<CaptureCheck> {
    const lane = purpose === 'selfie' ? faces : documents;
    try {
      return await lane.run('capture', async () => ({ bytes: await open(), purpose }), signal);
    } catch (error) {
      if (error instanceof JobEnded) return ended(error);
      throw error;
    }
  }

  async function readDocument(input: DocumentInput, signal?: AbortSignal): Promise<DocumentReading> {
    try {
      return await documents.run('document', async () => input, signal);
    } catch (error) {
      // What is sent of a document meanwhile are readings: document/read-document.ts.
      if (error instanceof JobEnded)
        return (error.partial as DocumentReading | null) ?? readingEnded([...documentSteps]);
      throw error;
    }
  }

  async function readFaces(input: FacesInput, signal?: AbortSignal): Promise<FaceReading> {
    try {
      return await faces.run('faces', async () => input, signal);
    } catch (error) {
      if (error instanceof JobEnded) return facesEnded(input);
      throw error;
    }
  }

  return {
    checkCapture,
    readDocument,
    readFaces,
    close: async () => void (await Promise.all([documents.close(), faces.close()])),
  };
}
