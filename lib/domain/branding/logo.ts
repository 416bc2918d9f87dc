import { createHash } from 'node:crypto';
import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors';
import { pngOf } from './png';
import { maxLogoBytes, maxLogoPixels } from './schema';

const refused = (code: ErrorDetail['code'], message: string) =>
  new ValidationFailed([{ field: 'logo', message, code }]);

const isSide = (pixels: number) => pixels > 0 && pixels <= maxLogoPixels;

export interface Logo {
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

/**
 * A logo, written again from its pixels, so that nothing else in the file is stored or served. Throws
 * `ValidationFailed` (400) for a file that is not an intact PNG or is too large.
 */
export async function logoOf(base64: string): Promise<Logo> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxLogoBytes) throw refused('too_big', `must not have more than ${maxLogoBytes} bytes`);
  const png = pngOf(file);
  if (!png) throw refused('invalid_format', 'must be an intact PNG');
  if (!isSide(png.width) || !isSide(png.height))
    throw refused('too_big', `must have at most ${maxLogoPixels} by ${maxLogoPixels} pixels`);
  const rewritten = await png.rewritten();
  if (!rewritten) throw refused('invalid_format', 'must be an intact PNG');
  return {
    bytes: new Uint8Array(rewritten),
    hash: createHash('sha256').update(rewritten).digest('hex'),
  };
}
