import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../document/picture';
import { drawSpecimen } from '../specimens/draw';
import { specimenOf } from '../specimens/specimen';
import { recompressedFinding } from './recompressed';
import { screenFinding } from './screen';

const normalForm = (image: Buffer) => sharp(image).jpeg({ quality: 92 }).toBuffer();
const front = async (seed: number) => (await drawSpecimen(specimenOf({ format: 'TD1', seed }))).front;
const ignored = () => {};

/** Adds waves of three pixels, like the rows and columns of a screen. */
async function asOfScreen(image: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const at of data.keys()) {
    const pixel = Math.floor(at / 3);
    const wave =
      Math.sin((2 * Math.PI * (pixel % info.width)) / 3) +
      Math.sin((2 * Math.PI * Math.floor(pixel / info.width)) / 3);
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * 0.9 + 4 * wave));
  }
  return sharp(data, { raw: info }).png().toBuffer();
}

let page: Buffer;
beforeAll(async () => {
  page = await front(5);
});

describe('signs of tampering', () => {
  it('finds a part that was inserted into a compressed image', async () => {
    const patch = await sharp(await front(6))
      .extract({ left: 370, top: 130, width: 400, height: 200 })
      .png()
      .toBuffer();
    const earlier = await sharp(page).jpeg({ quality: 60 }).toBuffer();
    const changed = await sharp(earlier)
      .composite([{ input: patch, left: 370, top: 130 }])
      .png()
      .toBuffer();
    const finding = await recompressedFinding(await pictureOf('front', await normalForm(changed)), ignored);
    expect(finding).toMatchObject({ name: 'recompressed_region', evidence: { earlier_quality: 60 } });
    // Aligned to whole tiles, and only as far as the inserted part has print.
    const [[left = 0, top = 0] = [], , [right = 0, bottom = 0] = []] = finding?.place?.corners ?? [];
    expect([left >= 338, top >= 98, right <= 802, bottom <= 362]).toEqual([true, true, true, true]);
  });

  it('finds the grid of a screen', async () => {
    const finding = screenFinding(await pictureOf('front', await normalForm(await asOfScreen(page))));
    expect(finding).toMatchObject({ name: 'screen_recapture', evidence: { side: 'front' } });
  });

  it('finds neither in an original image, compressed once or twice', async () => {
    const twice = await sharp(page).jpeg({ quality: 50 }).toBuffer();
    for (const image of [page, twice]) {
      const picture = await pictureOf('front', await normalForm(image));
      expect(screenFinding(picture)).toBeNull();
      expect(await recompressedFinding(picture, ignored)).toBeNull();
    }
  });
});
