import type { TestProject } from 'vitest/node';
import { generateSources } from '@/scripts/build/sources';
import { startThrowawayCluster, type TestCluster } from '@/scripts/test/throwaway-cluster';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

export default async function setUp(project: TestProject) {
  // Picks up route files added since the last run, and gives a fresh clone a database client.
  await generateSources(new AbortController().signal);
  const running = process.env.PROBITY_TEST_CLUSTER;
  if (running) {
    // Set by scripts/test, or below.
    project.provide('cluster', JSON.parse(running) as TestCluster);
    return undefined;
  }
  const { stop, ...cluster } = await startThrowawayCluster();
  // For a project that also names this file: Vitest sets projects up before the whole run.
  process.env.PROBITY_TEST_CLUSTER = JSON.stringify(cluster);
  project.provide('cluster', cluster);
  return stop;
}
