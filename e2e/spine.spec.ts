import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openCluster } from '@/scripts/test/playwright-setup';
import { type RunningProduct, serveProduct } from '@/scripts/test/served-product';
import { requireFirstRun } from '@/scripts/start/announce';
import { companyWithListedDirector } from './fixtures/company-with-listed-director';
import { expect, test } from './fixtures/test';

const ofac = resolve(process.env.PROBITY_SHARED_DATA ?? '../shared/data', 'ofac');

test.skip(!existsSync(`${ofac}/sdn.csv`), 'the real OFAC list is missing');

// A separate product, because it screens against the real list instead of the sample.
let product: RunningProduct;
let stopCluster: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const cluster = await openCluster();
  stopCluster = cluster.stop;
  product = await serveProduct(cluster, { PROBITY_WATCHLIST_FILES: ofac, PROBITY_EMPTY: '1' });
});

test.afterAll(async () => {
  await product?.stop();
  await stopCluster?.();
});

test('spine · takes a company with a listed director from the API to a resolved alert and its audit records', async ({
  page,
  request,
}) => {
  const firstRun = requireFirstRun(product.dataDir);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const get = async (path: string) => (await request.get(`${product.baseUrl}${path}`, { headers })).json();

  const posted = await request.post(`${product.baseUrl}/api/gateway/execute/${firstRun.project_hash}/api`, {
    headers,
    data: companyWithListedDirector,
  });
  expect(posted.status()).toBe(200);
  const result = await posted.json();
  expect(result).toMatchObject({
    overall_verdict: 'Refer',
    risk_tier: 'High',
    external_reference: 'spine-1',
  });
  expect(result.directors.map((each: { sanctions_status: string }) => each.sanctions_status)).toEqual([
    'No Hit',
    'Hit',
  ]);
  expect(result.beneficial_owners).toMatchObject([{ sanctions_status: 'No Hit', ownership_percentage: 70 }]);

  const match = result.screening.matches.find(
    (each: { list_entry_id: string }) => each.list_entry_id === '13088',
  );
  expect(match).toMatchObject({ list: 'OFAC SDN', category: 'sanctions' });
  const points = match.explanation.map((each: { contribution: number }) => each.contribution);
  expect(points.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(match.match_score, 6);

  const { data: alert } = await get(`/v1/alerts/${match.alert_token}`);
  expect(alert).toMatchObject({
    category: 'Sanctions Hit',
    priority: 'Critical',
    status: 'Open',
    sla_status: 'On Track',
  });
  const { data: openedCase } = await get(`/v1/cases/${result.case_token}`);
  expect(openedCase).toMatchObject({
    type: 'Onboarding',
    status: 'New',
    total_entities_count: 4,
    risk_tier: 'High',
  });
  const { dimensions, overall_score } = result.risk_assessment;
  const weighted = Object.values<{ weighted_score: number }>(dimensions).map((each) => each.weighted_score);
  expect(weighted.reduce((sum, each) => sum + each, 0)).toBeCloseTo(overall_score, 2);

  const reviewer = firstRun.users.find((user) => user.role === 'reviewer');
  await page.goto(`${product.baseUrl}/sign-in`);
  await page.getByLabel('Email').fill(reviewer?.email ?? '');
  await page.getByLabel('Password').fill(reviewer?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/alerts');
  await page.getByRole('link', { name: /Vasilij Aleksandrovič/ }).click();
  await expect(page.getByRole('region', { name: 'Listed party' })).toContainText('OFAC SDN');
  await page.getByRole('button', { name: /^True match/ }).click();
  const rationale = page.getByRole('textbox', { name: 'Rationale' });
  await rationale.fill('Same name, date of birth and nationality as the listed person.');
  await rationale.press('ControlOrMeta+Enter');

  await expect.poll(async () => (await get(`/v1/alerts/${match.alert_token}`)).data.status).toBe('Resolved');
  const { data: records } = await get(`/v1/audit-logs?target_token=${match.alert_token}&sort=created_at`);
  expect(records.map((record: { event_type: string }) => record.event_type)).toEqual([
    'alert.created',
    'alert.held',
    'alert.assigned',
    'alert.acknowledged',
    'alert.resolved',
  ]);
  expect(records.at(-1).actor).toMatchObject({ name: 'Rui Reviewer', type: 'user' });
  expect((await get('/v1/audit-logs/verify')).data).toMatchObject({ valid: true, first_bad_sequence: null });
});
