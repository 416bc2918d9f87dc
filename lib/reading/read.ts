import type { CaptureCheck, CapturePurpose } from './capture-check';
import { contentOf, isAccepted } from './capture/content';
import { readingEnded } from './document/nothing-read';
import { documentSteps, type DocumentInput, type DocumentReading } from './document-reading';
import type { FaceReading, FacesInput } from './face-reading';
import { facesEnded } from './faces/nothing-seen';
import { JobEnded, Lane } from './lane';
import { maxBytes } from './limits';

export interface Reader {
  /** Whether an upload can be used, what to do about it, and its normal form. Never throws for what the bytes are. */
  checkCapture(bytes: Uint8Array, purpose: CapturePurpose, signal?: AbortSignal): Promise<CaptureCheck>;
  /** What a document says, and what speaks against it. Refers when a limit is reached. */
  readDocument(input: DocumentInput, signal?: AbortSignal): Promise<DocumentReading>;
  /** What the frames of a challenge show, beside the portrait of the document. Always refers. */
  readFaces(input: FacesInput, signal?: AbortSignal): Promise<FaceReading>;
  /** Ends the threads. The next call starts one again. */
  close(): Promise<void>;
}

const refused = (
  bytes: Uint8Array,
  problem: CaptureCheck['problems'][number],
  refusal: CaptureCheck['refusal'],
): CaptureCheck => {
  const content = contentOf(bytes);
  return {
    content,
    media_type: isAccepted(content) ? content : null,
    width: 0,
    height: 0,
    problems: [problem],
    refusal,
    image: null,
    origin: null,
    figures: null,
  };
};

/**
 * A reader with two threads at most: one for captures and documents, one for faces, so that neither waits for the other and none
 * loads what it does not use. `patience` makes every limit longer, for tests on a busy machine.
 */
export function createReader({ patience = 1 } = {}): Reader {
  const documents = new Lane({ patience });
  const faces = new Lane({ patience });

  async function checkCapture(
    bytes: Uint8Array,
    purpose: CapturePurpose,
    signal?: AbortSignal,
  ): Promise<CaptureCheck> {
    if (bytes.length > maxBytes) return refused(bytes, 'too_large', null);
    const lane = purpose === 'selfie' ? faces : documents;
    try {
      return await lane.run('capture', { bytes, purpose }, signal);
    } catch (error) {
      if (error instanceof JobEnded) return refused(bytes, 'damaged', error.reason);
      throw error;
    }
  }

  async function readDocument(input: DocumentInput, signal?: AbortSignal): Promise<DocumentReading> {
    try {
      return await documents.run('document', input, signal);
    } catch (error) {
      // The worker of a document sends readings: document/read-document.ts.
      if (error instanceof JobEnded)
        return (error.partial as DocumentReading | null) ?? readingEnded([...documentSteps]);
      throw error;
    }
  }

  async function readFaces(input: FacesInput, signal?: AbortSignal): Promise<FaceReading> {
    try {
      return await faces.run('faces', input, signal);
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
