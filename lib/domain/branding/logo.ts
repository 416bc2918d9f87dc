import { createHash } from 'node:crypto';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors';
import { maxLogoBytes, maxLogoPixels } from './schema';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk besides its data: length, type and checksum. */
const chunkFrame = 12;

const refuse = (code: ErrorDetail['code'], message: string): never => {
  throw new ValidationFailed([{ field: 'logo', message, code }]);
};

/** The types of a PNG's chunks, in order; null if a chunk does not fit into the file. */
function chunkTypesOf(file: Buffer): string[] | null {
  const types: string[] = [];
  let at = signature.length;
  while (at < file.length) {
    if (at + chunkFrame > file.length) return null;
    types.push(file.toString('latin1', at + 4, at + 8));
    at += chunkFrame + file.readUInt32BE(at);
  }
  return at === file.length ? types : null;
}

const isPng = (file: Buffer): boolean => {
  if (!file.subarray(0, signature.length).equals(signature)) return false;
  const types = chunkTypesOf(file);
  return types?.[0] === 'IHDR' && types.at(-1) === 'IEND' && types.includes('IDAT');
};

const isSide = (pixels: number) => pixels > 0 && pixels <= maxLogoPixels;

export interface Logo {
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

/** A logo, checked by its bytes. Throws `ValidationFailed` (400) for a file that is not a PNG or is too large. */
export function logoOf(base64: string): Logo {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxLogoBytes) refuse('too_big', `must not have more than ${maxLogoBytes} bytes`);
  if (!isPng(file)) refuse('invalid_format', 'must be a PNG');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (!isSide(width) || !isSide(height))
    refuse('too_big', `must have at most ${maxLogoPixels} by ${maxLogoPixels} pixels`);
  return { bytes: new Uint8Array(file), hash: createHash('sha256').update(file).digest('hex') };
}
