import type { Grey } from '../grey.ts';

const cellWidth = 16;
const cellHeight = 22;
export const cellSize = cellWidth * cellHeight;

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cells with less variance than this are not stretched to full contrast, which would amplify their noise. */
const leastVariance = 4;

const clamped = (value: number, end: number) => (value < 0 ? 0 : value > end ? end : value);

/** Bilinear interpolation of the four pixels around a point. */
function sampled({ data, width, height }: Grey, x: number, y: number): number {
  const inX = clamped(x, width - 1.001);
  const inY = clamped(y, height - 1.001);
  const [column, row] = [Math.trunc(inX), Math.trunc(inY)];
  const [shareX, shareY] = [inX - column, inY - row];
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + 1] ?? 0) * shareX;
  const lower = (data[at + width] ?? 0) * (1 - shareX) + (data[at + width + 1] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}

/** The rectangle as input of the network: four samples per pixel, with mean 0 and deviation 1. */
export function cellOf(image: Grey, { left, top, width, height }: Rectangle): Float32Array {
  const out = new Float32Array(cellSize);
  let sum = 0;
  let squares = 0;
  for (let row = 0; row < cellHeight; row += 1) {
    for (let column = 0; column < cellWidth; column += 1) {
      let value = 0;
      for (const stepX of [0.25, 0.75]) {
        for (const stepY of [0.25, 0.75]) {
          const x = left + ((column + stepX) / cellWidth) * width - 0.5;
          const y = top + ((row + stepY) / cellHeight) * height - 0.5;
          value += sampled(image, x, y) / 4;
        }
      }
      out[row * cellWidth + column] = value;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / cellSize;
  const deviation = Math.sqrt(Math.max(squares / cellSize - mean * mean, leastVariance));
  return out.map((value) => (value - mean) / deviation);
}
