import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { withClient } from '@/scripts/database/roles';
import { requireFirstRun } from '@/scripts/start/announce';
import { type RunningProduct, serveProduct } from '@/scripts/test/served-product';

let product: RunningProduct;

beforeAll(async () => {
  product = await serveProduct(inject('cluster'), { PROBITY_EMPTY: '1' });
}, 90_000);

afterAll(() => product?.stop());

const flowCount = 20;

/** Every second flow is async and every fourth takes ten seconds, so that some are running at the kill. */
function flow(n: number) {
  const isAsync = n % 2 === 0;
  return {
    path: isAsync ? 'init' : 'api',
    body: {
      company_name: n % 4 === 1 ? 'SLOW' : `Kill Test ${n} Ltd`,
      registration_number: `KT-${n}`,
      country: 'GB',
      external_reference: `kill-${n}`,
      directors: [{ first_name: 'Doris', last_name: `Winterbourne${n}`, date_of_birth: '1970-01-01' }],
    },
  };
}

function client() {
  const firstRun = requireFirstRun(product.dataDir);
  const headers = {
    'X-API-KEY': firstRun.api_key,
    'X-SYNC-TIMEOUT': '400',
    'Content-Type': 'application/json',
  };
  const execute = `${product.baseUrl}/api/gateway/execute/${firstRun.project_hash}`;
  return {
    post: (n: number) =>
      fetch(`${execute}/${flow(n).path}`, { method: 'POST', headers, body: JSON.stringify(flow(n).body) }),
    request: (path: string) => fetch(`${product.baseUrl}${path}`, { headers }),
    get: async (path: string) => (await fetch(`${product.baseUrl}${path}`, { headers })).json(),
  };
}

/** The pull tokens of the flows that were acknowledged before everything was killed. */
async function killUnderLoad({ post, get }: ReturnType<typeof client>): Promise<string[]> {
  const pulls: string[] = [];
  const posted = Promise.allSettled(
    Array.from({ length: flowCount }, async (_, n) => {
      const answer = await post(n);
      if (answer.ok) pulls.push((await answer.json()).tokens.pull);
    }),
  );
  const expectMostBegun = async () => {
    expect((await get('/v1/flows?limit=1')).meta.total).toBeGreaterThanOrEqual(12);
    expect(pulls.length).toBeGreaterThan(3);
  };
  await vi.waitFor(expectMostBegun, { timeout: 60_000, interval: 50 });
  await product.kill();
  await posted;
  return pulls;
}

describe('flows', () => {
  // Slow because a killed flow is taken over only after its lease.
  it(
    'loses no acknowledged flow and repeats none when the product is killed',
    { timeout: 240_000 },
    async () => {
      const api = client();
      const pulls = await killUnderLoad(api);

      await product.restart();
      for (const pull of pulls) {
        const expectComplete = async () => {
          const response = await api.request(`/api/gateway/sharable-payload/${pull}`);
          expect(response.status).toBe(200);
          expect((await response.json()).processing_status).toBe('complete');
        };
        await vi.waitFor(expectComplete, { timeout: 120_000, interval: 250 });
      }

      // Requests that were not answered can be repeated, and each flow exists exactly once.
      await Promise.all(Array.from({ length: flowCount }, (_, n) => api.post(n)));
      const { data: flows, meta } = await api.get('/v1/flows?limit=100');
      expect(meta.total).toBe(flowCount);
      const references = flows.map((each: { external_reference: string }) => each.external_reference);
      expect(new Set(references).size).toBe(flowCount);
      expect((await api.get('/v1/cases?limit=1')).meta.total).toBe(flowCount);
      for (const pull of pulls) {
        const { case_token } = await api.get(`/api/gateway/sharable-payload/${pull}`);
        const { data: records } = await api.get(`/v1/audit-logs?case_token=${case_token}&limit=200`);
        const targetsOf = (type: string) =>
          records
            .filter((record: { event_type: string }) => record.event_type === type)
            .map((record: { target_token: string }) => record.target_token);
        const checks = targetsOf('check.completed');
        expect(new Set(checks).size).toBe(checks.length);
        expect(targetsOf('risk_assessment.calculated')).toHaveLength(1);
      }
      expect((await api.get('/v1/audit-logs/verify')).data).toMatchObject({ valid: true });
    },
  );
});

/** It comes every five minutes; the worker is made to believe that it is due. */
const makeCheckpointsDue = () =>
  withClient(product.environment.PROBITY_WORKER_DATABASE_URL, (client) =>
    client.query(`update runner_crons set next_at = now() where function_id like '%sign-audit-checkpoints'`),
  );

it('audit checkpoints · are signed by the worker when they are due', { timeout: 180_000 }, async () => {
  const file = join(product.dataDir, 'audit-checkpoints.jsonl');
  rmSync(file, { force: true });
  // One of those of the test above, so that its order does not matter. A log without a record has no checkpoint.
  await client().post(3);
  const expectDue = async () => expect((await makeCheckpointsDue()).rowCount).toBe(1);
  await vi.waitFor(expectDue, { timeout: 60_000 });
  const { project_hash } = requireFirstRun(product.dataDir);
  const expectSigned = () => expect(readFileSync(file, 'utf8')).toContain(`"project":"${project_hash}"`);
  // Again and again: a worker that is killed right after its claim keeps the run for its lease.
  const expectSignedSoon = async () => {
    await makeCheckpointsDue();
    await vi.waitFor(expectSigned, { timeout: 20_000, interval: 100 });
  };
  await vi.waitFor(expectSignedSoon, { timeout: 100_000 });
});
