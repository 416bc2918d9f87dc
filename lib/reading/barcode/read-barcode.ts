import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import type { BarcodeReading, Corners } from '../document-reading.ts';
import type { Picture } from '../document/picture.ts';
import { parseAamva } from './aamva.ts';

// Barcodes in PDF417, as on the back of North American driving licences.

let loading: Promise<unknown> | undefined;

/** Loads the WASM from the disk: the package would download it. */
export function loadBarcodes(): Promise<unknown> {
  const binary = () => readFileSync(resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
  loading ??= prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(binary()).buffer },
    fireImmediately: true,
  });
  return loading;
}

/** In degrees. A barcode is read when slanted by three degrees, but not by five. */
const turns = [0, -4, 4, -8, 8];
const readWidth = 1_600;

async function symbolIn(
  picture: Picture,
  turn: number,
): Promise<{ symbol: ReadResult; scale: number } | null> {
  const { data, info } = await sharp(picture.encoded)
    .resize({ width: readWidth, withoutEnlargement: true })
    .rotate(turn, { background: '#888' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as const;
  const found = await readBarcodes(image, { formats: ['PDF417'], tryHarder: true, maxNumberOfSymbols: 1 });
  const symbol = found.find(({ isValid }) => isValid);
  return symbol ? { symbol, scale: picture.grey.width / Math.min(readWidth, picture.grey.width) } : null;
}

/** The corners in the original picture. The rotated picture is larger, and was rotated about its centre. */
function placeOf({ position }: ReadResult, turn: number, scale: number, { grey }: Picture): Corners {
  const angle = (-turn * Math.PI) / 180;
  const [width, height] = [grey.width / scale, grey.height / scale];
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const [outerX, outerY] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const back = ({ x, y }: { x: number; y: number }): [number, number] => {
    const [u, v] = [x - outerX, y - outerY];
    return [
      (u * Math.cos(angle) - v * Math.sin(angle) + width / 2) * scale,
      (u * Math.sin(angle) + v * Math.cos(angle) + height / 2) * scale,
    ];
  };
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [back(topLeft), back(topRight), back(bottomRight), back(bottomLeft)];
}

/** The barcode of a licence; null if there is none. Calls `next` before each attempt. */
export async function readBarcode(picture: Picture, next: () => void): Promise<BarcodeReading | null> {
  for (const turn of turns) {
    next();
    const found = await symbolIn(picture, turn);
    if (!found) continue;
    // The symbol's `text` is for display and spells out control characters, so the bytes are used.
    const parsed = parseAamva(Buffer.from(found.symbol.bytes).toString('latin1'));
    const corners = placeOf(found.symbol, turn, found.scale, picture);
    return parsed && { place: { side: picture.side, corners }, ...parsed };
  }
  return null;
}
