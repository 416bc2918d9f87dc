/** RGBA pixels from a canvas. */
export interface Frame {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The place for the document, in pixels of the frame. */
export interface Guide {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Measures {
  /** The mean brightness inside the guide, 0 to 255. */
  brightness: number;
  /** The share of small squares in the guide that are nearly all clipped. */
  glare: number;
  /** The variance of the Laplacian inside the guide. */
  sharpness: number;
  /** How many of the document's four sides are visible. */
  sides: number;
  /** The size of the document relative to the guide; 0 if two opposite sides are not visible. */
  fill: number;
}

interface Grey {
  at: Uint8ClampedArray;
  width: number;
  height: number;
}

function toGrey({ data, width, height }: Frame): Grey {
  const at = new Uint8ClampedArray(width * height);
  for (let n = 0; n < at.length; n += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * n], data[4 * n + 1], data[4 * n + 2]];
    at[n] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { at, width, height };
}

const within = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));

function meanInside({ at, width, height }: Grey, guide: Guide): number {
  let [sum, count] = [0, 0];
  const [bottom, right] = [within(guide.top + guide.height, height), within(guide.left + guide.width, width)];
  for (let y = within(guide.top, height); y < bottom; y += 1)
    for (let x = within(guide.left, width); x < right; x += 1) {
      sum += at[y * width + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
}

const square = 8;
const clipped = 252;

/** The share of small squares that are clipped. White paper is bright, but a reflection has no texture left at all. */
function glareInside({ at, width, height }: Grey, guide: Guide): number {
  let [glaring, count] = [0, 0];
  const [bottom, right] = [within(guide.top + guide.height, height), within(guide.left + guide.width, width)];
  for (let y = within(guide.top, height); y + square <= bottom; y += square)
    for (let x = within(guide.left, width); x + square <= right; x += square) {
      let white = 0;
      for (let dy = 0; dy < square; dy += 1)
        for (let dx = 0; dx < square; dx += 1)
          if ((at[(y + dy) * width + x + dx] ?? 0) >= clipped) white += 1;
      if (white >= 0.9 * square * square) glaring += 1;
      count += 1;
    }
  return count === 0 ? 0 : glaring / count;
}

function sharpnessInside({ at, width, height }: Grey, guide: Guide): number {
  let [sum, squares, count] = [0, 0, 0];
  const bottom = within(guide.top + guide.height, height - 1);
  const right = within(guide.left + guide.width, width - 1);
  for (let y = Math.max(1, within(guide.top, height)); y < bottom; y += 1)
    for (let x = Math.max(1, within(guide.left, width)); x < right; x += 1) {
      const n = y * width + x;
      const around = (at[n - 1] ?? 0) + (at[n + 1] ?? 0) + (at[n - width] ?? 0) + (at[n + width] ?? 0);
      const value = around - 4 * (at[n] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** How much brightness changes across each column (or row), over the middle half of the guide's other dimension. */
function profile(grey: Grey, guide: Guide, axis: 'x' | 'y'): number[] {
  const { at, width, height } = grey;
  const length = axis === 'x' ? width : height;
  const [step, across] = axis === 'x' ? [1, width] : [width, 1];
  const from = axis === 'x' ? guide.top + guide.height * 0.25 : guide.left + guide.width * 0.25;
  const to = axis === 'x' ? guide.top + guide.height * 0.75 : guide.left + guide.width * 0.75;
  const max = (axis === 'x' ? height : width) - 1;
  const [first, last] = [within(from, max), within(to, max)];
  return Array.from({ length }, (_, n) => {
    if (n < 1 || n >= length - 1) return 0;
    let sum = 0;
    for (let other = first; other < last; other += 1) {
      const place = other * across + n * step;
      sum += (at[place + step] ?? 0) - (at[place - step] ?? 0);
    }
    // The changes are summed with their sign: noise and print change both ways and cancel out, a straight edge does
    // not.
    return Math.abs(sum) / Math.max(1, last - first);
  });
}

const minStep = 9;

/** The outermost of the places where brightness changes as at an edge; null without one. */
function outermost(changes: readonly number[], places: readonly number[]): number | null {
  const strongest = Math.max(...places.map((place) => changes[place] ?? 0));
  if (strongest < minStep) return null;
  return places.find((place) => (changes[place] ?? 0) >= Math.max(minStep, strongest * 0.5)) ?? null;
}

/** The places from the border of the frame inwards, nearly to the middle of the guide. */
const inwards = (from: number, to: number): number[] => {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(Math.round(to) - from) }, (_, n) => from + step * n);
};

function extent(changes: readonly number[], start: number, length: number) {
  const low = outermost(changes, inwards(1, start + length * 0.4));
  const high = outermost(changes, inwards(changes.length - 2, start + length * 0.6));
  const share = low === null || high === null ? null : (high - low) / length;
  return { sides: Number(low !== null) + Number(high !== null), share };
}

/** The measures of a frame about 320 pixels wide, taken in a few milliseconds. */
export function measureFrame(frame: Frame, guide: Guide): Measures {
  const grey = toGrey(frame);
  const across = extent(profile(grey, guide, 'x'), guide.left, guide.width);
  const down = extent(profile(grey, guide, 'y'), guide.top, guide.height);
  return {
    brightness: meanInside(grey, guide),
    glare: glareInside(grey, guide),
    sharpness: sharpnessInside(grey, guide),
    sides: across.sides + down.sides,
    fill: Math.max(across.share ?? 0, down.share ?? 0),
  };
}
