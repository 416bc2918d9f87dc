import { expect, test } from '@playwright/test';
import { openCluster } from '@/scripts/test/playwright-setup';
import { type RunningProduct, serveProduct } from '@/scripts/test/served-product';
import { readFirstRun } from '@/scripts/start/announce';

let product: RunningProduct;
let stopCluster: () => Promise<void>;

test.beforeAll(async () => {
  const cluster = await openCluster();
  stopCluster = cluster.stop;
  product = await serveProduct(cluster, { PROBITY_EMPTY: '1' });
});

test.afterAll(async () => {
  await product?.stop();
  await stopCluster?.();
});

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

test('flows · loses no acknowledged flow and repeats none when the product is killed', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const firstRun = readFirstRun(product.dataDir);
  if (!firstRun) throw new Error('the seed wrote no first-run.json');
  const headers = { 'X-API-KEY': firstRun.api_key, 'X-SYNC-TIMEOUT': '400' };
  const execute = `${product.baseUrl}/api/gateway/execute/${firstRun.project_hash}`;
  const post = (n: number) => request.post(`${execute}/${flow(n).path}`, { headers, data: flow(n).body });
  const get = async (path: string) => (await request.get(`${product.baseUrl}${path}`, { headers })).json();

  const posted = Promise.allSettled(Array.from({ length: flowCount }, (_, n) => post(n)));
  await expect.poll(async () => (await get('/v1/flows?limit=1')).meta.total).toBeGreaterThanOrEqual(12);
  await product.kill();
  const acknowledged = (await posted).flatMap((each) =>
    each.status === 'fulfilled' && each.value.ok() ? [each.value] : [],
  );
  const pulls = await Promise.all(
    acknowledged.map(async (each) => (await each.json()).tokens.pull as string),
  );
  expect(pulls.length).toBeGreaterThan(0);

  await product.restart();
  for (const pull of pulls) {
    const result = async () => {
      const response = await request.get(`${product.baseUrl}/api/gateway/sharable-payload/${pull}`, {
        headers,
      });
      return response.status() === 200 ? (await response.json()).processing_status : response.status();
    };
    await expect.poll(result, { timeout: 90_000, intervals: [250] }).toBe('complete');
  }

  // Requests that were not answered can be repeated, and each flow exists exactly once.
  await Promise.all(Array.from({ length: flowCount }, (_, n) => post(n)));
  const { data: flows, meta } = await get('/v1/flows?limit=100');
  expect(meta.total).toBe(flowCount);
  expect(new Set(flows.map((each: { external_reference: string }) => each.external_reference)).size).toBe(
    flowCount,
  );
  expect((await get('/v1/cases?limit=1')).meta.total).toBe(flowCount);
  for (const pull of pulls) {
    const { case_token } = await get(`/api/gateway/sharable-payload/${pull}`);
    const { data: records } = await get(`/v1/audit-logs?case_token=${case_token}&limit=200`);
    const completed = records.filter(
      (record: { event_type: string }) => record.event_type === 'check.completed',
    );
    const checks = completed.map((record: { target_token: string }) => record.target_token);
    expect(new Set(checks).size).toBe(checks.length);
    expect(
      records.filter((each: { event_type: string }) => each.event_type === 'risk_assessment.calculated'),
    ).toHaveLength(1);
  }
  expect((await get('/v1/audit-logs/verify')).data).toMatchObject({ valid: true });
});
