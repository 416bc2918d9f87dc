import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'prisma/config';

// Without the native engine, which Prisma downloads, npm's WebAssembly build of the same engine is used.
const engines = resolve('node_modules/@prisma/engines');
const hasNativeEngine =
  existsSync(engines) && readdirSync(engines).some((file) => file.startsWith('schema-engine-'));
if (!hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= resolve('scripts/database/schema-engine/main.mjs');
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.PROBITY_OWNER_DATABASE_URL ?? process.env.DATABASE_URL ?? '' },
});
