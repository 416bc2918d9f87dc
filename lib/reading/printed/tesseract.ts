import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

// The engine itself, in this worker's thread. The usual package starts a thread of its own and downloads what it is
// not given.

const lstmOnly = 1;
const singleLine = '7';
const data = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';

async function start() {
  const { default: core } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const binary = resolve('node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm');
  const { TessBaseAPI, FS } = await core({
    wasmBinary: readFileSync(binary),
    print: () => {},
    printErr: () => {},
  });
  FS.writeFile('./eng.traineddata', gunzipSync(readFileSync(resolve('node_modules', data))));
  // Without dictionaries, which would change what is printed.
  FS.writeFile('/config', 'load_system_dawg 0\nload_freq_dawg 0\n');
  const api = new TessBaseAPI();
  if (api.Init(null, 'eng', lstmOnly, '/config') !== 0) throw new Error('Tesseract did not start.');
  api.SetVariable('tessedit_pageseg_mode', singleLine);
  api.SetVariable('user_defined_dpi', '300');
  return { api, files: FS };
}

export type Engine = Awaited<ReturnType<typeof start>>;

let loading: Promise<Engine> | undefined;
export function loadTesseract(): Promise<Engine> {
  loading ??= start();
  return loading;
}
