import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RunnerHarness } from '@/inngest/embedded/fixtures/harness';
import { syncLists } from '@/inngest/functions/sync-lists';
import { asOwner } from '@/tests/fixtures/owner';

// Set before the client of the functions reads the settings. Nothing listens at these addresses, so each step fails
// without affecting the others.
vi.hoisted(() => {
  process.env.PROBITY_LIST_SYNC = ['un', 'eu', 'uk'].map((id) => `${id}=http://127.0.0.1:9/${id}.xml`).join();
});

let harness: RunnerHarness;
beforeAll(async () => {
  await asOwner('delete from list_sync_runs');
  harness = await RunnerHarness.open();
});
afterAll(async () => {
  await harness.reset();
  await harness.close();
});

describe('watchlists · the worker’s synchronisation', () => {
  it('gives each list that is due its own step', async () => {
    await harness.start(() => [syncLists]);
    await harness.send('worker.started');
    const [run] = await harness.endedRuns(1);
    const { rows } = await harness.pool.query(
      'select name from runner_steps where run_id = $1 order by completed_order',
      [run?.id],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'find what is due',
      'synchronise un',
      'synchronise eu',
      'synchronise uk',
      'tell administrators',
    ]);
    expect(run?.status).toBe('completed');
  });
});
