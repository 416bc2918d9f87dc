import { describe, expect, it } from 'vitest';
import { textOf } from './tree';

describe('processes choose the database profile that fits how long they may wait', () => {
  it.each([
    ['processes/web.ts', 'web'],
    ['instrumentation.ts', 'web'],
    ['processes/worker.ts', 'worker'],
    ['processes/import-data.ts', 'batch'],
    ['processes/build-index.ts', 'batch'],
    ['processes/manage-access.ts', 'batch'],
    ['processes/manage-audit.ts', 'batch'],
    ['prisma/seed/main.ts', 'batch'],
  ])('%s: %s', (path, profile) => {
    expect(textOf(path)).toMatch(new RegExp(`^ *selectDatabaseProfile\\('${profile}'\\);$`, 'm'));
  });
});
