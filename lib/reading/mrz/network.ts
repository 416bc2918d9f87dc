import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

// A network with one hidden layer, from the pixels of a cell to its character. training/mrz/learn.ts trains the
// weights.

export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';
export const hiddenUnits = 64;

export interface Network {
  inputs: number;
  hidden: number;
  outputs: number;
  /** Ordered by hidden unit, then by input. */
  inner: Float32Array;
  innerBias: Float32Array;
  /** Ordered by output, then by hidden unit. */
  outer: Float32Array;
  outerBias: Float32Array;
}

/** One byte per weight, in units of `scale`. */
const Packed = z.object({ scale: z.number(), bytes: z.base64() });
export const NetworkFile = z.object({
  seed: z.number(),
  inputs: z.number(),
  hidden: z.number(),
  outputs: z.literal(alphabet.length),
  inner: Packed,
  inner_bias: z.array(z.number()),
  outer: Packed,
  outer_bias: z.array(z.number()),
});
export type NetworkFile = z.infer<typeof NetworkFile>;

const unpacked = ({ scale, bytes }: z.infer<typeof Packed>): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(bytes, 'base64')), (value) => value * scale);

function networkOf(file: NetworkFile): Network {
  return {
    inputs: file.inputs,
    hidden: file.hidden,
    outputs: file.outputs,
    inner: unpacked(file.inner),
    innerBias: Float32Array.from(file.inner_bias),
    outer: unpacked(file.outer),
    outerBias: Float32Array.from(file.outer_bias),
  };
}

const path = resolve('lib/reading/mrz/weights.json');
let loaded: Network | undefined;
export function loadNetwork(): Network {
  loaded ??= networkOf(NetworkFile.parse(JSON.parse(readFileSync(path, 'utf8'))));
  return loaded;
}

/** Writes the activations of the hidden layer to `out`. */
export function activate(network: Network, cell: Float32Array, out: Float32Array): void {
  const { inputs, hidden, inner, innerBias } = network;
  for (let unit = 0; unit < hidden; unit += 1) {
    let sum = innerBias[unit] ?? 0;
    const row = unit * inputs;
    for (let at = 0; at < inputs; at += 1) sum += (inner[row + at] ?? 0) * (cell[at] ?? 0);
    out[unit] = sum > 0 ? sum : 0;
  }
}

/** Writes the probability of each character of the alphabet to `out`, from the activations of the hidden layer. */
export function decide(network: Network, activations: Float32Array, out: Float32Array): void {
  const { hidden, outputs, outer, outerBias } = network;
  let top = -Infinity;
  for (let character = 0; character < outputs; character += 1) {
    let sum = outerBias[character] ?? 0;
    const row = character * hidden;
    for (let unit = 0; unit < hidden; unit += 1) sum += (outer[row + unit] ?? 0) * (activations[unit] ?? 0);
    out[character] = sum;
    if (sum > top) top = sum;
  }
  let total = 0;
  for (let character = 0; character < outputs; character += 1) {
    out[character] = Math.exp((out[character] ?? 0) - top);
    total += out[character] ?? 0;
  }
  for (let character = 0; character < outputs; character += 1) out[character] = (out[character] ?? 0) / total;
}

export function probabilities(network: Network, cell: Float32Array): Float32Array {
  const activations = new Float32Array(network.hidden);
  const out = new Float32Array(network.outputs);
  activate(network, cell, activations);
  decide(network, activations, out);
  return out;
}
