import sharp from 'sharp';
import { contentOf } from './capture/content.ts';
import { stepLimitMs } from './limits.ts';
import { beginStep, type Progress } from './progress.ts';

export type PngProblem = 'damaged' | 'too_large' | 'not_checked';

/** A PNG of the same pixels and of nothing else, or the reason why there is none. */
export type RedrawnPng = { image: Uint8Array<ArrayBuffer> } | { problem: PngProblem };

/** IEND, the last chunk of every PNG. The decoder neither needs it nor sees what follows it. */
const lastChunk = Buffer.from('0000000049454e44ae426082', 'hex');

const isWhole = (bytes: Uint8Array): boolean =>
  contentOf(bytes) === 'image/png' && lastChunk.equals(bytes.subarray(-lastChunk.length));

/** Draws a PNG again from the pixels of its first image, with at most `maxSide` pixels to each side. */
export async function redrawPng(bytes: Uint8Array, maxSide: number, progress: Progress): Promise<RedrawnPng> {
  beginStep(progress, stepLimitMs);
  if (!isWhole(bytes)) return { problem: 'damaged' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > maxSide) return { problem: 'too_large' };
    const image = sharp(bytes, { limitInputPixels: maxSide ** 2, failOn: 'error' });
    return { image: new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer()) };
  } catch {
    return { problem: 'damaged' };
  }
}
