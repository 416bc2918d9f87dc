import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { png, pngChunk } from '@/tests/fixtures/png';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { patientReader } from './fixtures/shared-reader';
import { createReader } from './reader';

const reader = patientReader();
afterAll(() => reader.close());

const redraw = (file: Buffer) => reader.redrawPng(file, 1_024);
const pixels = (file: Uint8Array) => sharp(file).ensureAlpha().raw().toBuffer();

const noise = Buffer.from(Array.from({ length: 37 * 23 * 4 }, (_, at) => (at * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 37, height: 23, channels: 4 } });

async function redrawn(file: Buffer): Promise<Buffer> {
  const result = await redraw(file);
  if ('problem' in result) throw new Error(result.problem);
  return Buffer.from(result.image);
}

describe('redrawPng', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['colours with transparency', () => picture().png().toBuffer()],
    ['interlaced', () => picture().png({ progressive: true }).toBuffer()],
    ['with a palette', () => picture().png({ palette: true }).toBuffer()],
    ['grey', () => picture().removeAlpha().greyscale().png().toBuffer()],
    ['two colours', () => picture().removeAlpha().greyscale().threshold().png({ colours: 2 }).toBuffer()],
    ['16 bits', () => picture().toColourspace('rgb16').png().toBuffer()],
  ])('writes the same pixels again without metadata: %s', async (_, draw) => {
    const file = await draw();
    const described = await sharp(file)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer();
    expect(described.includes('eXIf')).toBe(true);
    for (const each of [file, described]) {
      const result = await redrawn(each);
      expect((await pixels(result)).equals(await pixels(each))).toBe(true);
      expect(result.includes('eXIf')).toBe(false);
    }
  });

  it('keeps one image, and no animation or text', async () => {
    const plain = png(8, 8, 'somebody');
    const beforePixels = plain.indexOf('tEXt') - 4;
    const animation = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
    const animated = Buffer.concat([
      plain.subarray(0, beforePixels),
      animation,
      plain.subarray(beforePixels),
    ]);
    const result = await redrawn(animated);
    expect(['acTL', 'tEXt', 'somebody'].filter((part) => result.includes(part))).toEqual([]);
    expect(await pixels(result)).toEqual(await pixels(plain));
  });

  it('unpacks no more pixels than the size says', async () => {
    const plain = png(8, 8);
    expect(await redrawn(png(8, 8, '', 6_500_000))).toEqual(await redrawn(plain));
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = png(8, 8);
  /** The last byte of the checksum of the pixels. */
  const flipped = Buffer.from(whole);
  flipped.writeUInt8((flipped.at(-13) ?? 0) ^ 1, flipped.length - 13);
  it.each<[what: string, file: () => Buffer | Promise<Buffer>, problem: string]>([
    ['an SVG', () => svg, 'damaged'],
    ['a JPEG', () => picture().jpeg().toBuffer(), 'damaged'],
    ['an SVG that starts like a PNG', () => Buffer.concat([whole.subarray(0, 8), svg]), 'damaged'],
    ['a PNG without its end', () => whole.subarray(0, -6), 'damaged'],
    ['a PNG that was cut off', () => whole.subarray(0, -20), 'damaged'],
    ['a PNG with trailing data', () => Buffer.concat([whole, svg]), 'damaged'],
    ['a PNG with wrong checksums', () => flipped, 'damaged'],
    ['a PNG with too few pixels', () => png(8, 8, '', 7), 'damaged'],
    ['a wide PNG', () => png(1_025, 1), 'too_large'],
    ['a PNG with more pixels than a reading may have', () => png(30_000, 30_000, '', 1), 'too_large'],
  ])('refuses %s', async (_, file, problem) => {
    expect(await redraw(await file())).toEqual({ problem });
  });

  it('reports a logo that could not be checked within its limits', async () => {
    const small = createReader({ patience: 30, maxMb: 1 });
    expect(await small.redrawPng(whole, 1_024)).toEqual({ problem: 'not_checked' });
    await small.close();
  });

  it('can be tried again when the reader is closed', async () => {
    const other = createReader({ patience: 30 });
    const result = other.redrawPng(whole, 1_024);
    const closing = new Promise(setImmediate).then(() => other.close());
    await expect(result).rejects.toThrow(ServiceUnavailable);
    await closing;
  });
});
