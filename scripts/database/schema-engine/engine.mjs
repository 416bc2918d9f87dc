import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { migrationAdapterFactory } from './adapter.mjs';

const module = '@prisma/schema-engine-wasm/schema_engine_bg';

/**
 * Loads Prisma's schema engine from its WebAssembly package.
 * @param {string} url of the database
 * @param {[path: string, content: string][] | undefined} datamodels
 */
export async function loadEngine(url, datamodels) {
  const glue = await import(module);
  const folder = dirname(createRequire(import.meta.url).resolve(module));
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': glue,
  });
  // The engine calls this global when it panics.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (/** @type {string} */ text) => console.error('PANIC', text) },
  });
  glue.__wbg_set_wasm(instance.exports);
  // WebAssembly exports have no types.
  /** @type {any} */ (instance.exports).__wbindgen_start();
  const factory = bindMigrationAwareSqlAdapterFactory(migrationAdapterFactory(url));
  return glue.SchemaEngine.new({ datamodels }, () => {}, factory);
}
