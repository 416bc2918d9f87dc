import { describe, expect, it } from 'vitest';
import { hintOf, noHint, steady } from './guidance';
import { type Frame, type Guide, measureFrame } from './measure-frame';

const guide: Guide = { left: 24, top: 35, width: 272, height: 171 };

interface Scene {
  /** The size of the document relative to the guide. */
  size?: number;
  desk?: number;
  paper?: number;
  print?: number;
  /** The side of the reflection in pixels. */
  glare?: number;
  blur?: number;
}

/** Draws a light document with dark print on a dark desk, with the same noise each time. */
function draw({ size = 1, desk = 60, paper = 190, print = 60, glare = 0, blur = 0 }: Scene): Frame {
  const [width, height] = [320, 240];
  const [w, h] = [guide.width * size, guide.height * size];
  const [left, top] = [guide.left + (guide.width - w) / 2, guide.top + (guide.height - h) / 2];
  const valueAt = (x: number, y: number) => {
    if (Math.abs(x - 200) < glare / 2 && Math.abs(y - 120) < glare / 2) return 255;
    const isPaper = x >= left && x < left + w && y >= top && y < top + h;
    if (!isPaper) return desk;
    return y % 12 < 3 && x % 7 < 4 && x > left + 10 && x < left + w - 10 ? print : paper;
  };
  let grey = Float64Array.from({ length: width * height }, (_, n) => {
    const noise = ((n * 7919) % 13) - 6;
    return valueAt(n % width, Math.floor(n / width)) + (glare ? 0 : noise);
  });
  for (let n = 0; n < blur; n += 1)
    grey = grey.map((value, at) => (value + (grey[at - 1] ?? value) + (grey[at - width] ?? value)) / 3);
  const data = new Uint8ClampedArray(4 * grey.length);
  grey.forEach((value, n) => data.set([value, value, value, 255], 4 * n));
  return { data, width, height };
}

const hintFor = (scene: Scene) => hintOf(measureFrame(draw(scene), guide));

describe('guidance of the camera', () => {
  it.for([
    ['ready', 'in its frame', {}],
    ['ready', 'a little smaller than its frame', { size: 0.9 }],
    ['ready', 'dark on a light desk', { desk: 200, paper: 90, print: 20 }],
    ['too_far', 'of half the size', { size: 0.5 }],
    ['too_near', 'whose sides are beyond what the camera sees', { size: 1.6 }],
    ['no_document', 'that is not there', { desk: 120, paper: 120, print: 120 }],
    ['too_dark', 'in the dark', { desk: 8, paper: 30, print: 10 }],
    ['glare', 'with a reflection', { glare: 48 }],
    ['blurred', 'that moves', { blur: 40 }],
  ] as const)('says %s for a document %s', ([hint, , scene]) => {
    expect(hintFor(scene)).toBe(hint);
  });

  it('says that it is too near when its sides are visible outside the guide', () => {
    expect(hintFor({ size: 1.15 })).toBe('too_near');
  });

  it('shows what several frames in a row agree on, and keeps it while they differ', () => {
    const told = (hints: Parameters<typeof steady>[1][]) => hints.reduce(steady, noHint).shown;
    expect(told(['glare', 'glare'])).toBeNull();
    expect(told(['glare', 'glare', 'glare'])).toBe('glare');
    expect(told(['glare', 'glare', 'glare', 'ready', 'blurred', 'ready', 'ready'])).toBe('glare');
  });
});
