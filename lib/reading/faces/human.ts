import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Package from '@vladmandic/human';
import type { Config, Human } from '@vladmandic/human';
import { drawFace } from '../specimens/face.ts';
import { findFaces, widths } from './find-faces.ts';

// The face models of the package, on the WASM backend that is bundled with it. That bundle is for browsers: while it is loaded,
// this thread is dressed up as one of their workers, so that TensorFlow.js, 150 MB of packages, need not be installed.

const root = resolve('node_modules/@vladmandic/human');
const backend = `${resolve('node_modules/@tensorflow/tfjs-backend-wasm/dist')}/`;

const on = { enabled: true };
const off = { enabled: false };
const config: Partial<Config> = {
  backend: 'wasm',
  wasmPath: backend,
  modelBasePath: `${pathToFileURL(root).href}/models/`,
  debug: false,
  // Every picture is looked at afresh.
  cacheSensitivity: 0,
  filter: off,
  face: {
    ...on,
    detector: { rotation: true, return: false, maxDetected: 4, minConfidence: 0.4 },
    mesh: on,
    iris: off,
    emotion: off,
    description: on,
    // They gave the best scores to still photos and to drawings (docs/adr/0094).
    antispoof: off,
    liveness: off,
  },
  body: off,
  hand: off,
  object: off,
  gesture: off,
};

const types: Record<string, string> = { json: 'application/json', wasm: 'application/wasm' };

/** Models and WASM, from the disk. Nothing else can be fetched from this thread. */
async function fetchFile(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const path = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!path.startsWith(`${root}/models/`) && !path.startsWith(backend))
    throw new Error('There is no network.');
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Response(new Uint8Array(readFileSync(path)), { headers: { 'content-type': type } });
}

async function asBrowserWorker<T>(work: () => Promise<T>): Promise<T> {
  // Node loads its own fetch by the first use, and asks for its version.
  await new Response('').arrayBuffer();
  void new Request('file:///');
  const versions = process.versions;
  const dressed = { ...versions, node: undefined };
  Object.defineProperty(process, 'versions', { value: dressed, configurable: true });
  Object.assign(globalThis, { WorkerGlobalScope: class {}, fetch: fetchFile });
  try {
    return await work();
  } finally {
    Object.defineProperty(process, 'versions', { value: versions, configurable: true });
    Reflect.deleteProperty(globalThis, 'WorkerGlobalScope');
  }
}

async function start(): Promise<Human> {
  return asBrowserWorker(async () => {
    // By its path: the package's exports show another file to Node.
    const file = pathToFileURL(`${root}/dist/human.esm.js`).href;
    const { Human: Model } = (await import(file)) as typeof Package; // The package's types are those of this file.
    const human = new Model(config);
    human.tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
    await human.load();
    if (human.tf.getBackend() !== 'wasm') throw new Error('The face models did not start on WASM.');
    return human;
  });
}

/**
 * A first inference prepares every model, which takes longer than a step may: it is part of loading, and no fault of whoever's picture
 * comes first. The face is drawn, and of nobody.
 */
async function startWarm(): Promise<Human> {
  const human = await start();
  await findFaces(human, drawFace({ seed: 3 }), widths.frame);
  return human;
}

let loading: Promise<Human> | undefined;
export function loadHuman(): Promise<Human> {
  loading ??= startWarm();
  return loading;
}
