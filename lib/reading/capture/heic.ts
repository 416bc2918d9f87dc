import { maxPixels } from '../limits.ts';
import { Refused } from './refused.ts';

// The prebuilt sharp cannot decode HEVC, which phones use in HEIC.

export interface RawImage {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

const start = async () => (await import('libheif-js/wasm-bundle.js')).default;
let loading: ReturnType<typeof start> | undefined;

export function loadHeif(): ReturnType<typeof start> {
  loading ??= start();
  return loading;
}

/** The first image of the file, already upright. Its size is checked before its pixels are decoded. */
export async function decodeHeic(bytes: Uint8Array): Promise<RawImage> {
  const library = await loadHeif();
  const [image] = new library.HeifDecoder().decode(bytes);
  if (!image) throw new Refused('damaged');
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (width * height > maxPixels) throw new Refused('too_many_pixels', null, { width, height });
    const data = new Uint8ClampedArray(width * height * 4);
    const drawn = await new Promise((done) => image.display({ data, width, height }, done));
    if (!drawn) throw new Refused('damaged', null, { width, height });
    return { data: Buffer.from(data.buffer), width, height, channels: 4 };
  } finally {
    image.free?.();
  }
}
