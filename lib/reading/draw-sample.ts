import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { SamplePerson } from './specimens/samples.ts';

const script = resolve('lib/reading/specimens/worker.ts');

let pool: Piscina | undefined;

/** Draws a JPEG in a thread that ends soon afterwards. */
export async function drawSample(name: string, person: SamplePerson): Promise<Buffer> {
  pool ??= new Piscina({ filename: script, minThreads: 0, maxThreads: 1, idleTimeout: 2_000, execArgv: [] });
  const image: Uint8Array = await pool.run({ name, person });
  return Buffer.from(image);
}
