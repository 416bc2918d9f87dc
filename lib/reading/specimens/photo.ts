import sharp from 'sharp';
import type { Point } from '../document-reading.ts';
import { homography, mapped } from '../geometry.ts';

// A document on a desk, photographed from an angle.

export interface PhotoOptions {
  random: () => number;
  /** How far the corners are moved, as a share of the width: 0.005 is nearly straight, 0.06 strongly tilted. */
  tilt: number;
  /** Share of the picture that the document may fill. Default: 0.8. */
  cover?: number;
  width?: number;
  height?: number;
}

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

function cornersOf(page: Raw, width: number, height: number, options: PhotoOptions): Point[] {
  const { random, tilt, cover = 0.8 } = options;
  const scale = Math.min((width * cover) / page.width, (height * cover) / page.height) / 2;
  const jitter = () => (random() - 0.5) * 2 * tilt * width;
  const angle = (random() - 0.5) * tilt * 4;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ends: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return ends.map(([signX, signY]) => {
    const x = signX * page.width * scale + jitter();
    const y = signY * page.height * scale + jitter();
    return [width / 2 + x * cos - y * sin, height / 2 + x * sin + y * cos];
  });
}

function blend(page: Raw, x: number, y: number, channel: number): number {
  const left = Math.max(0, Math.min(page.width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(page.height - 2, Math.floor(y)));
  const [shareX, shareY] = [x - left, y - top];
  const at = (top * page.width + left) * 3 + channel;
  const below = at + page.width * 3;
  const upper = (page.data[at] ?? 0) * (1 - shareX) + (page.data[at + 3] ?? 0) * shareX;
  const lower = (page.data[below] ?? 0) * (1 - shareX) + (page.data[below + 3] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

async function rawOf(page: Buffer, width: number): Promise<Raw> {
  const image = sharp(page).removeAlpha().resize(Math.round(width));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** PNG. */
export async function photoOf(page: Buffer, options: PhotoOptions): Promise<Buffer> {
  const { random, width = 1920, height = 1440 } = options;
  // Scaled to about its size in the picture, so that one sample per pixel is enough.
  const source = await rawOf(page, width * 0.9);
  const corners = cornersOf(source, width, height, options);
  const fromPicture = homography(corners, [
    [0, 0],
    [source.width, 0],
    [source.width, source.height],
    [0, source.height],
  ]);
  const desk = [70 + random() * 60, 60 + random() * 50, 50 + random() * 50];
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = mapped(fromPicture, [x + 0.5, y + 0.5]);
      const inside = u >= 0 && v >= 0 && u < source.width && v < source.height;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        out[at + channel] = inside ? blend(source, u - 0.5, v - 0.5, channel) : (desk[channel] ?? 0);
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
