import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Package from '@vladmandic/human';
import type { Config, Human } from '@vladmandic/human';
import { drawFace } from '../specimens/face.ts';
import { findFaces, widths } from './find-faces.ts';

// The face models of the package, on the WASM backend of its bundle. That bundle is for browsers: while it is loaded,
// this thread poses as a browser's worker, so that TensorFlow.js, 150 MB of packages, need not be installed.

const root = resolve('node_modules/@vladmandic/human');
const backend = `${resolve('node_modules/@tensorflow/tfjs-backend-wasm/dist')}/`;

const on = { enabled: true };
const off = { enabled: false };
const config: Partial<Config> = {
  backend: 'wasm',
  wasmPath: backend,
  modelBasePath: `${pathToFileURL(root).href}/models/`,
  debug: false,
  // No result is reused for the next picture.
  cacheSensitivity: 0,
  filter: off,
  face: {
    ...on,
    detector: { rotation: true, return: false, maxDetected: 4, minConfidence: 0.4 },
    mesh: on,
    iris: off,
    emotion: off,
    description: on,
    // Still photos and drawings got the best scores from them (docs/adr/0094).
    antispoof: off,
    liveness: off,
  },
  body: off,
  hand: off,
  object: off,
  gesture: off,
};

const types: Record<string, string> = { json: 'application/json', wasm: 'application/wasm' };

/** Serves the models and WASM from the disk. This thread can fetch nothing else. */
async function fetchFile(input: RequestInfo | URL): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const path = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!path.startsWith(`${root}/models/`) && !path.startsWith(backend))
    throw new Error('There is no network.');
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return new Response(new Uint8Array(readFileSync(path)), { headers: { 'content-type': type } });
}

async function asBrowserWorker<T>(work: () => Promise<T>): Promise<T> {
  // Node loads its own fetch on first use, and checks its version then.
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
    // Imported by path, because the package's exports give Node a different file.
    const file = pathToFileURL(`${root}/dist/human.esm.js`).href;
    const { Human: Model } = (await import(file)) as typeof Package; // this file has the package's types
    const human = new Model(config);
    human.tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
    await human.load();
    if (human.tf.getBackend() !== 'wasm') throw new Error('The face models did not start on WASM.');
    return human;
  });
}

/**
 * Runs a first inference, which prepares every model. It takes longer than a step may, so it belongs to loading
 * rather than to the first person's picture. The face is drawn and shows nobody.
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
