import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOf } from './png';

const pixels = (file: Buffer) => sharp(file).ensureAlpha().raw().toBuffer();

const noise = Buffer.from(Array.from({ length: 37 * 23 * 4 }, (_, at) => (at * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 37, height: 23, channels: 4 } });

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
  for (const each of [file, described]) {
    const rewritten = await pngOf(each)?.rewritten();
    expect(rewritten && (await pixels(rewritten)).equals(await pixels(each))).toBe(true);
    expect(rewritten?.includes('eXIf')).toBe(false);
  }
});
