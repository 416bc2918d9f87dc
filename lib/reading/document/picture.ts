import sharp from 'sharp';
import type { DocumentSide } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import { maxPixels } from '../limits.ts';

/** A side of a document, decoded. */
export interface Picture {
  side: DocumentSide;
  /** The normal form. */
  encoded: Uint8Array;
  grey: Grey;
}

export async function pictureOf(side: DocumentSide, encoded: Uint8Array): Promise<Picture> {
  const image = sharp(encoded, { limitInputPixels: maxPixels, failOn: 'error' }).flatten({
    background: '#fff',
  });
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { side, encoded, grey: { data, width: info.width, height: info.height } };
}
