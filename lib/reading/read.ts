import type { CaptureCheck, CapturePurpose } from './capture-check.ts';
import type { DocumentInput, DocumentReading } from './document-reading.ts';
import type { FaceReading, FacesInput } from './face-reading.ts';

// Signatures first, for those who call them. Each is implemented in a slice of its own.

export interface Reader {
  /** Whether an upload can be used, what to do about it, and its normal form. Never throws for what the bytes are. */
  checkCapture(bytes: Uint8Array, purpose: CapturePurpose, signal?: AbortSignal): Promise<CaptureCheck>;
  /** What a document says, and what speaks against it. Refers when a limit is reached. */
  readDocument(input: DocumentInput, signal?: AbortSignal): Promise<DocumentReading>;
  /** What the frames of a challenge show, beside the portrait of the document. Always refers. */
  readFaces(input: FacesInput, signal?: AbortSignal): Promise<FaceReading>;
  /** Ends the threads. */
  close(): Promise<void>;
}
