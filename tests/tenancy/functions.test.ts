import { describe, expect, it } from 'vitest';
import { functionConditions } from './function-conditions';
import { functionProbes } from './function-probes';

// The first probe fills a project, makes every call once, and copies the project.
describe('tenancy · functions of the database', () => {
  it.each(functionProbes.map((probe) => [probe.name, probe] as const))('%s', (_, { expectNoLeak }) =>
    expectNoLeak(),
  );

  it('every function with a condition on a project is called: add missing ones to function-calls', async () => {
    const functions = new Set((await functionConditions()).map(({ of }) => of));
    const called = new Set(functionProbes.map(({ of }) => of));
    expect([...functions].filter((name) => !called.has(name))).toEqual([]);
  });
});
