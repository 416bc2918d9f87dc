import type { Grey } from '../grey.ts';
import { cellOf } from './cell.ts';
import { allHold } from './check-digits.ts';
import { isAllowed, kindAt, layouts, type MrzLayout } from './formats.ts';
import { alphabet, loadNetwork, probabilities, type Network } from './network.ts';
import { fitGrid, type Grid } from './pitch.ts';
import { findRows, type FoundRows, type TextRow } from './rows.ts';

// Reads the characters of a straightened strip. Nothing is corrected: a wrong check digit stays wrong.

export interface ReadCell {
  character: string;
  /** Probability of the character, 0 to 1. */
  chance: number;
  /** Difference between the darkest and lightest pixel, in grey levels. */
  contrast: number;
  /** In the order of the alphabet. */
  chances: Float32Array;
}

export interface ReadStrip {
  layout: MrzLayout;
  cells: ReadCell[][];
  lines: string[];
  /** Mean over the cells, 0 to 1. */
  certainty: number;
  /** Whether all check digits match. */
  holds: boolean;
  /** Grids of the rows, in pixels of the strip. */
  grids: (Grid & { top: number; bottom: number })[];
  slope: number;
}

/** Offsets and sizes at which a cell is judged, as shares of it: the top and bottom of a row are never exact. */
const looks: readonly [dx: number, dy: number, size: number][] = [
  [0, 0, 1.1],
  [0, 0, 1.24],
  [0, 0, 1.38],
  [-0.07, 0, 1.24],
  [0.07, 0, 1.24],
  [0, -0.07, 1.24],
  [0, 0.07, 1.24],
];

/** Numbers hardly ever contain the letter O, which looks like 0. Where it is possible, the reading is `ambiguous`. */
const letterOInNumbers = 0.02;

/** Mean of the logarithms, so that one bad attempt does not decide. */
function judged(network: Network, image: Grey, left: number, row: TextRow, pitch: number): Float32Array {
  const height = row.bottom - row.top;
  const sums = new Float32Array(alphabet.length);
  for (const [dx, dy, size] of looks) {
    const top = row.top + height * (0.5 + dy - size / 2);
    const cell = cellOf(image, { left: left + dx * pitch, top, width: pitch, height: height * size });
    const found = probabilities(network, cell);
    for (const [at, chance] of found.entries()) sums[at] = (sums[at] ?? 0) + Math.log(chance + 1e-4);
  }
  const likely = sums.map((sum) => Math.exp(sum / looks.length));
  const total = likely.reduce((sum, value) => sum + value, 0);
  return likely.map((value) => value / total);
}

function contrastOf({ data, width, height }: Grey, left: number, row: TextRow, pitch: number): number {
  let [least, most] = [255, 0];
  for (let y = Math.max(0, Math.trunc(row.top)); y < Math.min(height, row.bottom); y += 1) {
    for (let x = Math.max(0, Math.trunc(left)); x < Math.min(width, left + pitch); x += 1) {
      const value = data[y * width + x] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return most - least;
}

interface JudgedCell {
  chances: Float32Array;
  contrast: number;
}

type Grids = ReadStrip['grids'];

interface Shape {
  lines: number;
  length: number;
  grids: Grids;
}

const counts = [
  { lines: 2, length: 44 },
  { lines: 2, length: 36 },
  { lines: 3, length: 30 },
];

/**
 * Shapes that the rows can have, best fit first: with the right number of characters there is little ink between the
 * cells.
 */
function shapesOf(found: FoundRows): Shape[] {
  const shapes = counts.flatMap(({ lines, length }) => {
    if (found.rows.length < lines) return [];
    const rows = found.rows.slice(-lines);
    const grids = rows.map((row) => ({ ...fitGrid(found, row, length), top: row.top, bottom: row.bottom }));
    return [{ lines, length, grids }];
  });
  const gapOf = ({ grids, lines }: Shape) => grids.reduce((sum, { gap }) => sum + gap, 0) / lines;
  return shapes.sort((a, b) => gapOf(a) - gapOf(b));
}

function judgeShape(image: Grey, slope: number, { grids, length }: Shape): JudgedCell[][] {
  const network = loadNetwork();
  return grids.map(({ start, pitch, top, bottom }) =>
    Array.from({ length }, (_, at) => {
      const left = start + at * pitch;
      const down = (left + pitch / 2 - image.width / 2) * slope;
      const row = { top: top + down, bottom: bottom + down, mass: 0 };
      return {
        chances: judged(network, image, left, row, pitch),
        contrast: contrastOf(image, left, row, pitch),
      };
    }),
  );
}

function chosen(kind: ReturnType<typeof kindAt>, { chances, contrast }: JudgedCell): ReadCell {
  let best = { character: '<', weight: -1, chance: 0 };
  for (const [at, character] of [...alphabet].entries()) {
    if (!isAllowed(kind, character)) continue;
    const chance = chances[at] ?? 0;
    const weight = kind === 'x' && character === 'O' ? chance * letterOInNumbers : chance;
    if (weight > best.weight) best = { character, weight, chance };
  }
  return { character: best.character, chance: best.chance, contrast, chances };
}

function readAs(layout: MrzLayout, judgedCells: JudgedCell[][], grids: Grids, slope: number): ReadStrip {
  const cells = judgedCells.map((row, line) => row.map((cell, at) => chosen(kindAt(layout, line, at), cell)));
  const lines = cells.map((row) => row.map(({ character }) => character).join(''));
  const all = cells.flat();
  const certainty = all.reduce((sum, { chance }) => sum + chance, 0) / all.length;
  return { layout, cells, lines, certainty, holds: allHold(layout.format, lines), grids, slope };
}

function startsAsVisa(cells: JudgedCell[][]): boolean {
  const first = cells[0]?.[0]?.chances;
  return first !== undefined && first.indexOf(Math.max(...first)) === alphabet.indexOf('V');
}

function readShape(image: Grey, slope: number, shape: Shape): ReadStrip | null {
  const cells = judgeShape(image, slope, shape);
  const fitting = layouts.filter(({ lines, length }) => lines === shape.lines && length === shape.length);
  const layout = fitting.find(({ isVisa }) => isVisa === startsAsVisa(cells)) ?? fitting[0];
  return layout ? readAs(layout, cells, shape.grids, slope) : null;
}

const isSure = ({ holds, certainty }: ReadStrip) => holds && certainty > 0.9;

/** The reading in the best fitting format; null if no rows of text were found. */
export function readStrip(image: Grey): ReadStrip | null {
  const found = findRows(image);
  const readings: ReadStrip[] = [];
  for (const shape of shapesOf(found)) {
    const read = readShape(image, found.slope, shape);
    if (read) readings.push(read);
    if (read && isSure(read)) return read;
  }
  readings.sort((a, b) => Number(b.holds) - Number(a.holds) || b.certainty - a.certainty);
  return readings[0] ?? null;
}
