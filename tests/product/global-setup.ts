import type { TestProject } from 'vitest/node';
import { stepsSince } from '@/scripts/bootstrap/steps.mjs';
import { ensureBuilt } from '@/scripts/build/build';
import { seedProduct, type SeededProduct } from '@/scripts/test/served-product';

declare module 'vitest' {
  interface ProvidedContext {
    /** In staging and without sample data. Most files serve a copy of it. */
    seeded: SeededProduct;
  }
}

export default async function setUp(project: TestProject) {
  await ensureBuilt(stepsSince(Date.now()), new AbortController().signal);
  const { remove, ...seeded } = await seedProduct(project.getProvidedContext().cluster, {
    PROBITY_EMPTY: '1',
  });
  project.provide('seeded', seeded);
  return remove;
}
