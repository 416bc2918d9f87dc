import { afterAll, vi } from 'vitest';

// Files of tests/own-process run one after another in a few processes. Each starts as if in a new process: our
// modules are loaded again, so that they read the file's settings and keep nothing of the file before. Packages are
// loaded once.
const before = { ...process.env };
vi.resetModules();
await import('./setup');

afterAll(async () => {
  const { closeDb } = await import('@/lib/platform/database/db');
  await closeDb();
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
