import { inflateSync } from 'node:zlib';

const headerLength = 44;
const woffEntryLength = 20;
const sfntHeaderLength = 12;
const sfntEntryLength = 16;

/**
 * Decompresses WOFF 1.0, and returns other fonts unchanged, because fontkit inflates a table each time that
 * it reads one of its glyphs.
 */
export function uncompressed(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOFF') return font;
  const count = font.readUInt16BE(12);
  const sfnt = Buffer.alloc(font.readUInt32BE(16));
  font.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  let end = sfntHeaderLength + count * sfntEntryLength;
  for (let n = 0; n < count; n += 1) {
    const entry = headerLength + n * woffEntryLength;
    const [offset, length, originalLength] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at));
    if (offset === undefined || length === undefined || originalLength === undefined) break;
    const stored = font.subarray(offset, offset + length);
    const table = length < originalLength ? inflateSync(stored) : stored;
    const place = sfntHeaderLength + n * sfntEntryLength;
    font.copy(sfnt, place, entry, entry + 4);
    font.copy(sfnt, place + 4, entry + 16, entry + 20);
    sfnt.writeUInt32BE(end, place + 8);
    sfnt.writeUInt32BE(originalLength, place + 12);
    table.copy(sfnt, end);
    end += Math.ceil(originalLength / 4) * 4;
  }
  return sfnt;
}
