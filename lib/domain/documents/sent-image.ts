import type { Parts, SentFile } from '@/lib/domain/answer';

async function* partsOf(bytes: Buffer): Parts {
  yield new Uint8Array(bytes);
}

/** A JPEG for a response. */
export const sentImage = (name: string, bytes: Buffer): SentFile => ({
  kind: 'file',
  name: `${name}.jpg`,
  length: bytes.byteLength,
  parts: partsOf(bytes),
});
