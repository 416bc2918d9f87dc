import { createHash } from 'node:crypto';
import { imageReader } from '@/lib/domain/image-reader';
import { type ErrorDetail, ServiceUnavailable, ValidationFailed } from '@/lib/platform/errors/errors';
import type { PngProblem } from '@/lib/reading/redraw-png';
import { maxLogoBytes, maxLogoPixels } from './schema';

const refused = (code: ErrorDetail['code'], message: string) =>
  new ValidationFailed([{ field: 'logo', message, code }]);

const errorOf: Record<PngProblem, () => Error> = {
  damaged: () => refused('invalid_format', 'must be an intact PNG'),
  too_large: () => refused('too_big', `must have at most ${maxLogoPixels} by ${maxLogoPixels} pixels`),
  // The process that checked it died or was ended by a limit.
  not_checked: () =>
    new ServiceUnavailable('The logo could not be checked; try again in a moment, or use another file.', 5),
};

export interface Logo {
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
}

/**
 * A logo, drawn again from its pixels by a reading process, so that nothing else in the file is stored or served.
 * Throws `ValidationFailed` (400) for a file that is not an intact PNG or is too large, and if reading is switched
 * off; and `ServiceUnavailable` (503) if it cannot be checked now.
 */
export async function logoOf(base64: string, project: number): Promise<Logo> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxLogoBytes) throw refused('too_big', `must not have more than ${maxLogoBytes} bytes`);
  const reader = imageReader();
  if (!reader) throw refused('not_allowed', 'cannot be set while reading images is switched off');
  const redrawn = await reader.redrawPng(file, maxLogoPixels, { project });
  if ('problem' in redrawn) throw errorOf[redrawn.problem]();
  return { bytes: redrawn.image, hash: createHash('sha256').update(redrawn.image).digest('hex') };
}
