import type { Human } from '@vladmandic/human';
import sharp from 'sharp';
import type { FaceBox } from '../face-reading.ts';
import { maxPixels } from '../limits.ts';

export interface FoundFace {
  /** In pixels of the original picture. */
  box: FaceBox;
  yawDegrees: number;
  /** Width of the mouth divided by the distance between the outer corners of the eyes. */
  smile: number;
  /** Share of the picture's width. */
  size: number;
  embedding: number[];
}

/** Enough for a face that takes a fifth of a picture. */
const frameWidth = 640;
/** A portrait takes a fifth of a page. */
const documentWidth = 1_400;

export const widths = { frame: frameWidth, document: documentWidth };

/** Landmarks of the face mesh. */
const mouth = [61, 291] as const;
const eyes = [33, 263] as const;

type Mesh = readonly { 0: number; 1: number }[];
const between = (mesh: Mesh, [a, b]: readonly [number, number]) =>
  Math.hypot((mesh[a]?.[0] ?? 0) - (mesh[b]?.[0] ?? 0), (mesh[a]?.[1] ?? 0) - (mesh[b]?.[1] ?? 0));

/** The faces in an image, the largest first. */
export async function findFaces(human: Human, encoded: Uint8Array, atWidth: number): Promise<FoundFace[]> {
  const image = sharp(encoded, { limitInputPixels: maxPixels, failOn: 'error' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: atWidth });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width = atWidth } = await sharp(encoded).metadata();
  const scale = width / info.width;
  const pixels = human.tf.tensor4d(new Uint8Array(data), [1, info.height, info.width, 3], 'int32');
  try {
    const { face, error } = await human.detect(pixels);
    if (error) throw new Error('The face models failed.');
    return face
      .map(({ box: [x, y, boxWidth, boxHeight], mesh, rotation, embedding }) => ({
        box: {
          x: Math.round(x * scale),
          y: Math.round(y * scale),
          width: Math.round(boxWidth * scale),
          height: Math.round(boxHeight * scale),
        },
        yawDegrees: ((rotation?.angle.yaw ?? 0) * 180) / Math.PI,
        smile: between(mesh, mouth) / Math.max(1, between(mesh, eyes)),
        size: boxWidth / info.width,
        embedding: embedding ?? [],
      }))
      .sort((a, b) => b.size - a.size);
  } finally {
    human.tf.dispose(pixels);
  }
}
