import { promisify } from 'node:util';
import { crc32, deflate, inflate } from 'node:zlib';

// PNG (ISO/IEC 15948), as far as a picture is checked and written again from its pixels alone.

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk besides its data: length, type and checksum. */
const chunkFrame = 12;

interface Chunk {
  type: string;
  data: Buffer;
}

/** Null if a chunk does not fit into the file, or its checksum is wrong. */
function chunksOf(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at < file.length) {
    if (at + chunkFrame > file.length) return null;
    const end = at + chunkFrame + file.readUInt32BE(at);
    if (end > file.length || crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4))
      return null;
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end - 4) });
    at = end;
  }
  return chunks;
}

function chunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Samples of a pixel and the permitted bits of each, by colour type. */
const colourTypes: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** The first pixel of each pass and the distance between its pixels, across and down. */
const wholePass = [[0, 0, 1, 1]] as const;
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Head {
  width: number;
  height: number;
  colour: number;
  bitsOfPixel: number;
  passes: typeof wholePass | typeof adam7;
}

/** Null if it is not a header of this standard. */
function headOf({ type, data }: Chunk): Head | null {
  if (type !== 'IHDR' || data.length !== 13) return null;
  const [depth = 0, colour = 0, compression, filter, interlace] = data.subarray(8);
  const kind = colourTypes[colour];
  if (!kind?.depths.includes(depth) || compression !== 0 || filter !== 0) return null;
  if (interlace !== 0 && interlace !== 1) return null;
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    colour,
    bitsOfPixel: depth * kind.samples,
    passes: interlace === 1 ? adam7 : wholePass,
  };
}

/** The length in bytes of each row of pixels, including the byte that names its filter. */
function rowsOf({ width, height, bitsOfPixel, passes }: Head): number[] {
  return passes.flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns <= 0 || rows <= 0) return [];
    return Array.from({ length: rows }, () => 1 + Math.ceil((columns * bitsOfPixel) / 8));
  });
}

const lastFilter = 4;

/** The unpacked pixels; null if they are not those of a picture of this size. */
async function pixelsOf(head: Head, packed: Buffer): Promise<Buffer | null> {
  const rows = rowsOf(head);
  const size = rows.reduce((sum, length) => sum + length, 0);
  const pixels = await promisify(inflate)(packed, { maxOutputLength: size }).catch(() => null);
  if (pixels?.length !== size) return null;
  let at = 0;
  for (const length of rows) {
    if ((pixels[at] ?? 0) > lastFilter) return null;
    at += length;
  }
  return pixels;
}

export interface Png {
  width: number;
  height: number;
  /** A file of the same picture without anything else; null if its pixels are damaged. */
  rewritten(): Promise<Buffer | null>;
}

/** Reads the size of a PNG, and nothing of its pixels yet. Null for any other file. */
export function pngOf(file: Buffer): Png | null {
  const chunks = chunksOf(file);
  const [first] = chunks ?? [];
  const head = first && headOf(first);
  if (!chunks || !head || chunks.at(-1)?.type !== 'IEND') return null;
  const dataOf = (wanted: string) => chunks.filter(({ type }) => type === wanted).map(({ data }) => data);
  const [palette] = dataOf('PLTE');
  const [transparency] = dataOf('tRNS');
  if (head.colour === 3 && !palette) return null;
  return {
    width: head.width,
    height: head.height,
    async rewritten() {
      const pixels = await pixelsOf(head, Buffer.concat(dataOf('IDAT')));
      if (!pixels) return null;
      return Buffer.concat([
        signature,
        chunk(first),
        // The only others without which the pixels have another meaning.
        ...(palette ? [chunk({ type: 'PLTE', data: palette.subarray(0, 768) })] : []),
        ...(transparency ? [chunk({ type: 'tRNS', data: transparency.subarray(0, 256) })] : []),
        chunk({ type: 'IDAT', data: await promisify(deflate)(pixels) }),
        chunk({ type: 'IEND', data: Buffer.alloc(0) }),
      ]);
    },
  };
}
