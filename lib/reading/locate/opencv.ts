import type * as OpenCv from '@techstark/opencv-js';
import type { Grey } from '../grey.ts';

export type Cv = typeof OpenCv;
export type Mat = OpenCv.Mat;

interface Loading {
  Mat?: unknown;
  onRuntimeInitialized?: () => void;
}

let ready: Promise<{ cv: Cv }> | undefined;

/** OpenCV, wrapped in an object because the module has a `then`: a promise of it would never settle. */
export function loadOpenCv(): Promise<{ cv: Cv }> {
  ready ??= start();
  return ready;
}

async function start(): Promise<{ cv: Cv }> {
  // The package's types lack the default export, which is the whole module.
  const { default: module } = (await import('@techstark/opencv-js')) as unknown as { default: Cv & Loading };
  if (!module.Mat) await new Promise<void>((done) => (module.onRuntimeInitialized = done));
  return { cv: module };
}

interface Deletable {
  delete(): void;
}

/** Collects objects that WASM does not free by itself. */
export class Scope {
  readonly #kept: Deletable[] = [];

  keep<T extends Deletable>(made: T): T {
    this.#kept.push(made);
    return made;
  }

  free(): void {
    for (const each of this.#kept) each.delete();
  }
}

/** Runs the work and then frees what it kept, even when it throws. */
export function scoped<T>(work: (scope: Scope) => T): T {
  const scope = new Scope();
  try {
    return work(scope);
  } finally {
    scope.free();
  }
}

export function matOf(cv: Cv, scope: Scope, image: Grey): Mat {
  const mat = scope.keep(new cv.Mat(image.height, image.width, cv.CV_8UC1));
  mat.data.set(image.data);
  return mat;
}

export const greyOf = (mat: Mat): Grey => ({
  data: new Uint8Array(mat.data),
  width: mat.cols,
  height: mat.rows,
});
