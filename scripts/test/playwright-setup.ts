import { serveProduct } from './served-product.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';
import type { TestCluster } from './throwaway-cluster.ts';

export async function openCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
  const running = process.env.PROBITY_TEST_CLUSTER;
  // Written by runBrowserSuite.
  return running
    ? { ...(JSON.parse(running) as TestCluster), stop: async () => {} }
    : startThrowawayCluster();
}

/** Playwright's global set-up: serves one product for the run, which the tests find by PROBITY_E2E. */
export default async function setUp() {
  const cluster = await openCluster();
  const { stop: stopCluster, ...urls } = cluster;
  // For tests that serve another product.
  process.env.PROBITY_TEST_CLUSTER ??= JSON.stringify(urls);
  const { stop, ...product } = await serveProduct(cluster).catch(async (error: unknown) => {
    await stopCluster();
    throw error;
  });
  process.env.PROBITY_E2E = JSON.stringify(product);
  return async () => {
    await stop();
    await stopCluster();
  };
}
