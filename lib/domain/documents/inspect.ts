import type { CapturePurpose, CaptureProblem } from './schema';
import { documentReader } from './reader';
import { inTurn } from './turns';

/** What an upload is, and what its sender can do better. */
export interface Inspected {
  width: number | null;
  height: number | null;
  problems: CaptureProblem[];
  /** What is kept of it, a JPEG; null when it is refused. */
  image: Uint8Array | null;
  /** What only the upload itself shows. */
  origin: object | null;
}

/** The first bytes of a JPEG, whatever the sender says. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** Where nothing is read. */
async function unread(open: () => Promise<Buffer>): Promise<Inspected> {
  const bytes = await open();
  const size = { width: null, height: null, origin: null };
  if (isJpeg(bytes)) return { ...size, problems: [], image: bytes };
  return { ...size, problems: ['not_an_image'], image: null };
}

/** Opens the upload when its turn has come. Throws `ServiceUnavailable` (503) when too many wait, and as `open` does. */
export function inspect(open: () => Promise<Buffer>, purpose: CapturePurpose): Promise<Inspected> {
  return documentReader()?.checkCapture(open, purpose) ?? inTurn('unread', () => unread(open));
}
