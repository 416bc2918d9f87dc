import type { TestProject } from 'vitest/node';
import { generateSources } from '@/scripts/build/sources';
import { withClient } from '@/scripts/database/roles';
import { startThrowawayCluster } from '@/scripts/test/throwaway-cluster';

/** A server whose databases have no row-level security, so that only the queries separate projects. */
export default async function setUp(project: TestProject) {
  await generateSources(new AbortController().signal);
  const { stop, ...cluster } = await startThrowawayCluster();
  await withClient(cluster.ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
    );
    for (const { name } of rows) await owner.query(`alter table "${name}" disable row level security`);
  });
  project.provide('cluster', cluster);
  return stop;
}
