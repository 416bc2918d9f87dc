import sharp, { type Metadata, type Sharp } from 'sharp';
import type { AcceptedMediaType } from '../capture-check.ts';
import { maxPixels, maxSide } from '../limits.ts';
import { decodeHeic } from './heic.ts';
import { decodePdf } from './pdf.ts';
import { Refused } from './refused.ts';

// A worker decodes one image at a time, and must not keep any of it.
sharp.cache(false);
sharp.concurrency(1);

const quality = 92;
const strict = { limitInputPixels: maxPixels, failOn: 'error' } as const;

async function metadataOf(image: Sharp): Promise<Metadata> {
  const { width, height, ...others } = await image.metadata();
  // `limitInputPixels` refuses it too, but only with a message instead of a code.
  if (width * height > maxPixels) throw new Refused('too_many_pixels', null, { width, height });
  return { width, height, ...others };
}

async function opened(bytes: Uint8Array, mediaType: AcceptedMediaType): Promise<Sharp> {
  if (mediaType === 'image/heic') {
    const { data, width, height, channels } = await decodeHeic(bytes);
    return sharp(data, { ...strict, raw: { width, height, channels } });
  }
  if (mediaType === 'application/pdf') return sharp(await decodePdf(bytes), strict);
  const image = sharp(bytes, { ...strict, limitInputPixels: false });
  await metadataOf(image);
  return sharp(bytes, strict);
}

export interface NormalForm {
  image: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** The upload as an upright sRGB image without metadata, each side at most `maxSide`. Throws `Refused`. */
export async function normalFormOf(bytes: Uint8Array, mediaType: AcceptedMediaType): Promise<NormalForm> {
  try {
    const image = await opened(bytes, mediaType);
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { image: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('damaged');
  }
}
