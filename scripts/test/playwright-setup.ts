import { seedProduct } from './served-product.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';
import type { TestCluster } from './throwaway-cluster.ts';

export async function openCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  const running = process.env.PROBITY_TEST_CLUSTER;
  // Written by runBrowserSuite.
  return running
    ? { ...(JSON.parse(running) as TestCluster), stop: async () => {} }
    : startThrowawayCluster();
}

/** Playwright's global set-up: seeds one product, and each of its workers serves a copy. */
export default async function setUp() {
  const { stop: stopCluster, ...urls } = await openCluster();
  process.env.PROBITY_TEST_CLUSTER ??= JSON.stringify(urls);
  const { remove, ...seeded } = await seedProduct(urls).catch(async (error: unknown) => {
    await stopCluster();
    throw error;
  });
  process.env.PROBITY_E2E = JSON.stringify(seeded);
  return async () => {
    remove();
    await stopCluster();
  };
}
