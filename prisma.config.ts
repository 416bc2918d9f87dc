import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma wants a native engine that it downloads on its own. Where there is none, npm's build of the same engine does.
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
