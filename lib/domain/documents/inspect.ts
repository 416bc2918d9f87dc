import pLimit from 'p-limit';
import { imageReader } from '@/lib/domain/image-reader';
import type { Caller } from '@/lib/reading/lane';
import type { CapturePurpose, CaptureProblem } from './schema';

/** Result of inspecting an upload, with hints for its sender. */
export interface Inspected {
  width: number | null;
  height: number | null;
  problems: CaptureProblem[];
  /** The JPEG to store; null if it is refused. */
  image: Uint8Array | null;
  /** Information that only the original upload has. */
  origin: object | null;
}

/** The first bytes of a JPEG, whatever the sender claims. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

const oneAtATime = pLimit(1);

/** If reading is switched off. */
async function unread(open: () => Promise<Buffer>): Promise<Inspected> {
  const bytes = await open();
  const size = { width: null, height: null, origin: null };
  if (isJpeg(bytes)) return { ...size, problems: [], image: bytes };
  return { ...size, problems: ['not_an_image'], image: null };
}

/**
 * Opens the upload when it is its turn: after those of projects that have used less time, and of journeys with fewer
 * unchecked images. Throws `ServiceUnavailable`
 * (503) when too many are waiting, and as `open` does.
 */
export function inspect(
  open: () => Promise<Buffer>,
  purpose: CapturePurpose,
  caller: Caller,
): Promise<Inspected> {
  return imageReader()?.checkCapture(open, purpose, caller) ?? oneAtATime(() => unread(open));
}
