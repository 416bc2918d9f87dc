/**
 * npm run mrz:learn: trains the network that reads a cell of a machine-readable zone on drawn text, and writes it to
 * lib/reading/mrz/weights.json. Takes about two minutes. The same seed gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { cellSize } from '@/lib/reading/mrz/cell';
import { activate, alphabet, decide, hiddenUnits, probabilities } from '@/lib/reading/mrz/network';
import type { Network, NetworkFile } from '@/lib/reading/mrz/network';
import { randomFrom } from '@/lib/reading/specimens/random';
import { labelledCells, type LabelledCell } from './draw-text';

const seed = 20_261_123;
const lines = 420;
const epochs = 8;
const firstRate = 0.02;
const rateDecay = 0.62;
const shareLearned = 0.92;

const random = randomFrom(seed);
/** Approximately normal, with the deviation that keeps the sums of a layer near 1. */
const drawWeights = (count: number, inputs: number) =>
  Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * Math.sqrt(2 / inputs));

function newNetwork(): Network {
  return {
    inputs: cellSize,
    hidden: hiddenUnits,
    outputs: alphabet.length,
    inner: drawWeights(cellSize * hiddenUnits, cellSize),
    innerBias: new Float32Array(hiddenUnits),
    outer: drawWeights(hiddenUnits * alphabet.length, hiddenUnits),
    outerBias: new Float32Array(alphabet.length),
  };
}

function shuffle(cells: LabelledCell[]): void {
  for (let last = cells.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [cells[last], cells[other]];
    if (a && b) [cells[last], cells[other]] = [b, a];
  }
}

const activations = new Float32Array(hiddenUnits);
const chances = new Float32Array(alphabet.length);
const blame = new Float32Array(hiddenUnits);

/** One step of gradient descent on the cross-entropy. Returns the loss before it. */
function learnFrom(network: Network, { cell, label }: LabelledCell, rate: number): number {
  activate(network, cell, activations);
  decide(network, activations, chances);
  const { inputs, hidden, outputs, inner, innerBias, outer, outerBias } = network;
  const loss = -Math.log((chances[label] ?? 0) + 1e-9);
  blame.fill(0);
  for (let character = 0; character < outputs; character += 1) {
    const error = (chances[character] ?? 0) - (character === label ? 1 : 0);
    for (let unit = 0; unit < hidden; unit += 1) {
      const at = character * hidden + unit;
      blame[unit] = (blame[unit] ?? 0) + error * (outer[at] ?? 0);
      outer[at] = (outer[at] ?? 0) - rate * error * (activations[unit] ?? 0);
    }
    outerBias[character] = (outerBias[character] ?? 0) - rate * error;
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    if (!((activations[unit] ?? 0) > 0)) continue;
    const step = rate * (blame[unit] ?? 0);
    for (let at = 0; at < inputs; at += 1) {
      inner[unit * inputs + at] = (inner[unit * inputs + at] ?? 0) - step * (cell[at] ?? 0);
    }
    innerBias[unit] = (innerBias[unit] ?? 0) - step;
  }
  return loss;
}

function shareRight(network: Network, cells: LabelledCell[]): number {
  const right = cells.filter(({ cell, label }) => {
    const found = probabilities(network, cell);
    return found.indexOf(Math.max(...found)) === label;
  });
  return right.length / cells.length;
}

function packed(weights: Float32Array): NetworkFile['inner'] {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { scale, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

const rounded = (values: Float32Array) => [...values].map((value) => Number(value.toFixed(5)));

const cells: LabelledCell[] = [];
for (let line = 0; line < lines; line += 1) cells.push(...(await labelledCells(line, random)));
// Holds out whole lines, because the cells of a line look alike.
const learned = cells.slice(0, Math.floor(cells.length * shareLearned));
const heldOut = cells.slice(learned.length);
console.log(`${cells.length} cells, of which ${heldOut.length} are held out`);

const network = newNetwork();
for (let epoch = 0, rate = firstRate; epoch < epochs; epoch += 1, rate *= rateDecay) {
  shuffle(learned);
  const loss = learned.reduce((sum, cell) => sum + learnFrom(network, cell, rate), 0) / learned.length;
  const right = (100 * shareRight(network, heldOut)).toFixed(2);
  console.log(`epoch ${epoch + 1}: loss ${loss.toFixed(3)}, ${right}% of the held-out cells right`);
}
const file: NetworkFile = {
  seed,
  inputs: network.inputs,
  hidden: network.hidden,
  outputs: alphabet.length,
  inner: packed(network.inner),
  inner_bias: rounded(network.innerBias),
  outer: packed(network.outer),
  outer_bias: rounded(network.outerBias),
};
writeFileSync('lib/reading/mrz/weights.json', `${JSON.stringify(file, null, 2)}\n`);
