import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmlessPdf } from './fixtures/hostile-pdfs';
import { hostileUploads } from './fixtures/hostile-uploads';
import { pdfOfImage } from './fixtures/pdf-of-image';
import { createReader } from './reader';
import { drawSpecimen } from './specimens/draw';
import { drawFace } from './specimens/face';
import { photoOf } from './specimens/photo';
import { randomFrom } from './specimens/random';
import { specimenOf } from './specimens/specimen';
import { blurred, darkened, scaledTo, turned, withGlare } from './specimens/spoil';

// With less memory, some jobs would be ended, which reports another problem than expected.
const reader = createReader({ patience: 30, maxMb: 600 });
afterAll(() => reader.close());

const check = (bytes: Uint8Array) => reader.checkCapture(async () => bytes, 'front');

let scan: Buffer;
let photo: Buffer;
beforeAll(async () => {
  scan = (await drawSpecimen(specimenOf({ format: 'TD3', seed: 40 }))).front;
  photo = await photoOf(scan, { random: randomFrom(5), tilt: 0.03, width: 1_280, height: 960 });
});

describe('checkCapture', () => {
  it('accepts a scan and a photo, and returns a JPEG without metadata', async () => {
    const described = await sharp(scan)
      .jpeg()
      .withExif({ IFD0: { Software: 'GIMP 2.10', Copyright: 'somebody' } })
      .toBuffer();
    const [ofScan, ofPhoto] = [await check(described), await check(photo)];
    expect([ofScan.problems, ofPhoto.problems]).toEqual([[], []]);
    expect(ofScan).toMatchObject({ media_type: 'image/jpeg', width: 1476, origin: { software: 'GIMP' } });
    expect(ofPhoto.figures?.fill).toBeGreaterThan(0.5);
    const { format, exif, icc, xmp } = await sharp(ofScan.image ?? scan).metadata();
    expect({ format, exif, icc, xmp }).toEqual({ format: 'jpeg' });
  });

  it('rotates an image as its metadata says', async () => {
    const lying = await sharp(scan).rotate(90).jpeg().withMetadata({ orientation: 8 }).toBuffer();
    expect(await check(lying)).toMatchObject({ problems: [], width: 1476, height: 1039 });
  });

  it('accepts HEIC and the first page of a PDF', async () => {
    const heic = readFileSync('lib/reading/fixtures/specimen.heic');
    expect(await check(heic)).toMatchObject({ problems: [], media_type: 'image/heic', width: 1100 });
    const jpeg = await sharp(scan).jpeg().toBuffer();
    const pdf = pdfOfImage(jpeg, 1476, 1039);
    expect(await check(pdf)).toMatchObject({ problems: [], media_type: 'application/pdf', height: 2338 });
  });

  it.for<[string, (good: { scan: Buffer; photo: Buffer }) => Promise<Buffer>]>([
    ['blurred', ({ scan: good }) => blurred(good, 5)],
    ['glare', ({ scan: good }) => withGlare(good, 0.62, 0.86, 0.12)],
    ['too_dark', ({ scan: good }) => darkened(good, 0.15)],
    ['too_small', ({ scan: good }) => scaledTo(good, 500)],
    [
      'too_small',
      ({ scan: good }) =>
        photoOf(good, { random: randomFrom(1), tilt: 0.02, cover: 0.35, width: 1_280, height: 960 }),
    ],
    [
      'cropped',
      ({ photo: good }) =>
        sharp(good).extract({ left: 270, top: 0, width: 1010, height: 960 }).png().toBuffer(),
    ],
  ])('reports %s for a document', async ([problem, spoil]) => {
    expect((await check(await spoil({ scan, photo }))).problems).toContain(problem);
  });

  it.for<[side: string, left: number, top: number, width: number, height: number]>([
    ['left', 0.14, 0, 0.86, 1],
    ['top', 0, 0.17, 1, 0.83],
    ['right', 0, 0, 0.85, 1],
    ['bottom', 0, 0, 1, 0.82],
    ['left and top', 0.15, 0.17, 0.85, 0.83],
  ])('reports a corner that the picture cuts off: %s', async ([, left, top, width, height]) => {
    const desk = await sharp(photo).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    const background = { r: desk[0] ?? 0, g: desk[1] ?? 0, b: desk[2] ?? 0 };
    const whole = await sharp(photo).rotate(9, { background }).png().toBuffer();
    const size = await sharp(whole).metadata();
    const part = sharp(whole).extract({
      left: Math.round(left * size.width),
      top: Math.round(top * size.height),
      width: Math.floor(width * size.width),
      height: Math.floor(height * size.height),
    });
    expect((await check(whole)).problems).toEqual([]);
    expect((await check(await part.png().toBuffer())).problems).toEqual(['cropped']);
  });

  it('accepts slightly spoilt images', async () => {
    const spoilt = [await blurred(scan, 1.5), await darkened(scan, 0.5), await turned(scan, 4)];
    for (const image of spoilt) expect((await check(image)).problems).toEqual([]);
  });

  it.for([
    { seed: 3, size: 0.42, width: 640, height: 640 },
    { seed: 4, size: 0.6, width: 900, height: 1_200 },
    { seed: 5, size: 0.75, smile: 1, width: 1_200, height: 1_200 },
  ])('does not mistake a portrait for a document: %o', async (face) => {
    const { problems, image } = await check(drawFace(face));
    expect(problems).toEqual(['not_a_document']);
    expect(image).toBeNull();
  });

  it('does not mistake the white around a barcode for glare', async () => {
    const { back } = await drawSpecimen(specimenOf({ format: 'AAMVA', seed: 41 }));
    expect((await check(back ?? scan)).problems).toEqual([]);
  });

  it('refuses a hundred hostile uploads with the right problem, and keeps nothing', async () => {
    const uploads = await hostileUploads();
    expect(uploads.length).toBeGreaterThanOrEqual(100);
    for (const { name, bytes, problem } of uploads) {
      const found = await check(bytes);
      expect(found.problems, name).toContain(problem);
      expect(found.image, name).toBeNull();
    }
  });

  it('does not mistake a link in a PDF for an action', async () => {
    expect((await check(harmlessPdf)).problems).toEqual(['not_a_document']);
  });

  it('ends as not checked, and not as an error, when the check itself fails', async () => {
    // Not the bytes that the check expects, so that it throws.
    const broken = [0xff, 0xd8, 0xff] as unknown as Uint8Array;
    expect(await check(broken)).toMatchObject({ problems: ['not_checked'], refusal: 'failed', image: null });
    expect((await check(scan)).problems).toEqual([]);
  });

  it('does not change the bytes of the caller', async () => {
    const bytes = Uint8Array.from(scan);
    await check(bytes);
    expect(bytes.length).toBe(scan.length);
    expect(Buffer.compare(bytes, scan)).toBe(0);
  });
});
