import type { TestProject } from 'vitest/node';
import { generateRouteTable, generateSchemaTable } from '@/scripts/build/route-table';
import { startThrowawayCluster, type TestCluster } from '@/scripts/test/throwaway-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

export default async function setUp(project: TestProject) {
  // A route file that was added just now is served.
  generateRouteTable();
  generateSchemaTable();
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
