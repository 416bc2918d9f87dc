import { photoOf } from '@/lib/reading/specimens/photo';
import {
  blurred,
  compressed,
  darkened,
  scaledTo,
  turned,
  withGlare,
  withNoise,
  withShadow,
} from '@/lib/reading/specimens/spoil';
import sharp from 'sharp';

export interface Spoiling {
  name: string;
  spoil: (page: Buffer, random: () => number) => Promise<Buffer>;
}

const widthOf = async (image: Buffer) => (await sharp(image).metadata()).width;
const photo = (tilt: number, cover?: number) => (page: Buffer, random: () => number) =>
  photoOf(page, { random, tilt, cover });

/** From a perfect scan to unreadable, in steps of one kind each. */
export const spoilings: Spoiling[] = [
  { name: 'scan, 300 dpi', spoil: async (page) => page },
  { name: 'scan, 150 dpi', spoil: async (page) => scaledTo(page, (await widthOf(page)) / 2) },
  { name: 'blur 1.5 px', spoil: (page) => blurred(page, 1.5) },
  { name: 'blur 3 px', spoil: (page) => blurred(page, 3) },
  { name: 'blur 5 px', spoil: (page) => blurred(page, 5) },
  { name: 'noise σ 15', spoil: (page, random) => withNoise(page, 15, random) },
  { name: 'noise σ 30', spoil: (page, random) => withNoise(page, 30, random) },
  { name: 'JPEG 40', spoil: (page) => compressed(page, 40) },
  { name: 'JPEG 15', spoil: (page) => compressed(page, 15) },
  { name: 'turned 4°', spoil: (page) => turned(page, 4) },
  { name: 'upside down', spoil: (page) => turned(page, 180) },
  { name: 'shadow', spoil: (page) => withShadow(page) },
  { name: 'half as light', spoil: (page) => darkened(page, 0.5) },
  { name: 'glare, small', spoil: (page) => withGlare(page, 0.62, 0.84, 0.03) },
  { name: 'glare, middle', spoil: (page) => withGlare(page, 0.62, 0.84, 0.06) },
  { name: 'glare, large', spoil: (page) => withGlare(page, 0.62, 0.84, 0.12) },
  { name: 'photo, straight', spoil: photo(0.005) },
  { name: 'photo, tilted', spoil: photo(0.03) },
  { name: 'photo, tilted more', spoil: photo(0.06) },
  {
    name: 'photo, tilted, JPEG 40',
    spoil: async (page, random) => compressed(await photo(0.03)(page, random), 40),
  },
];
