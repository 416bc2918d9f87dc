import type { TestProject } from 'vitest/node';
import { startThrowawayCluster } from '@/scripts/test/throwaway-cluster';
import type { TestCluster } from '@/scripts/test/throwaway-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

export default async function setUp(project: TestProject) {
  const running = process.env.PROBITY_TEST_CLUSTER;
  if (running) {
    // Written by scripts/test.
    project.provide('cluster', JSON.parse(running) as TestCluster);
    return undefined;
  }
  const { stop, ...cluster } = await startThrowawayCluster();
  project.provide('cluster', cluster);
  return stop;
}
