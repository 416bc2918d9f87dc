import type { Page, Route } from '@playwright/test';
import { caseAlerts, raiseNamesake } from '../fixtures/raise-alert';
import { statusOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

/** Holds the answers to these reads until they are released or refused. */
async function holdReads(page: Page, url: RegExp) {
  const held: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | null = null;
  await page.route(url, (route) => (answer ? answer(route) : void held.push(route)));
  const settle = async (how: (route: Route) => Promise<void>) => {
    answer = how;
    await Promise.all(held.splice(0).map(how));
  };
  return {
    release: () => settle((route) => route.fallback()),
    refuse: () => settle((route) => route.fulfill({ status: 403, json: refused })),
  };
}

const refused = { error: { code: 'FORBIDDEN', message: 'Refused by the test.', request_id: 'req_of_test' } };

const evidenceOf = (page: Page) => page.getByRole('region', { name: 'Evidence', exact: true });

test.describe('late evidence', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is not stated as absent, and no rationale is drafted on a part of it', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const { token } = await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    const whole = await holdReads(page, new RegExp(`/v1/alerts/${token}$`));
    const earlier = await holdReads(page, /\/v1\/alerts\?.*(list_entry_id|entity_token)=/);
    await page.goto(`/alerts/${token}?sort=-created_at`);
    const evidence = evidenceOf(page);
    await expect(evidence.getByText('Loading the other fields…')).toBeVisible();
    await expect(evidence.getByText('Loading the earlier decisions')).toBeAttached();
    await expect(evidence.getByText(/empty on both sides|Nothing was decided/)).toHaveCount(0);
    await page.keyboard.press('1');
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await expect(decision.getByLabel('Rationale')).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(decision.getByText('Waiting for the evidence…')).toBeVisible();
    expect(await statusOf(request, firstRun, token)).toBe('Open');

    await earlier.refuse();
    await expect(evidence.getByText('Some of the earlier decisions could not be loaded')).toBeVisible();
    await expect(evidence.getByText('Nothing was decided')).toHaveCount(0);
    await whole.release();
    await expect.poll(() => statusOf(request, firstRun, token)).toBe('Resolved');
  });

  test('about the customer is awaited too before a rationale is drafted', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const { token } = await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    const customer = await holdReads(page, /\/v1\/entities\/ent_\w+$/);
    await page.goto(`/alerts/${token}?sort=-created_at`);
    await expect(evidenceOf(page).getByText('Loading the other fields…')).toBeVisible();
    await expect(evidenceOf(page).getByRole('heading', { name: 'Listed party' })).toBeVisible();
    await page.keyboard.press('1');
    const rationale = page.getByLabel('Rationale');
    await expect(rationale).toHaveAttribute('placeholder', 'Drafted once the evidence has loaded');
    await expect(rationale).toHaveValue('');
    await customer.release();
    await expect(rationale).not.toHaveValue('');
  });

  test('says that a part could not be loaded, and loads it again', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const { token } = await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    const whole = await holdReads(page, new RegExp(`/v1/alerts/${token}$`));
    await page.goto(`/alerts/${token}?sort=-created_at`);
    await expect(evidenceOf(page).getByText('Loading the other fields…')).toBeVisible();
    await whole.refuse();
    await expect(evidenceOf(page).getByText('The other fields could not be loaded.')).toBeVisible();
    await page.keyboard.press('1');
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await expect(decision).toContainText('The evidence could not be loaded: write how you know it.');
    await whole.release();
    await evidenceOf(page).getByRole('button', { name: 'Try again' }).first().click();
    await expect(evidenceOf(page).getByText(/fields? empty on both sides/)).toBeVisible();
    await expect(decision.getByLabel('Rationale')).not.toHaveValue('');
  });

  test('is reported once if none of it could be loaded, and no card disappears', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const { token } = await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    const reads = [
      await holdReads(page, new RegExp(`/v1/alerts/${token}$`)),
      await holdReads(page, /\/v1\/alerts\?.*(list_entry_id|entity_token)=/),
      await holdReads(page, /\/v1\/entities\/ent_\w+$/),
    ];
    await page.goto(`/alerts/${token}?sort=-created_at`);
    const evidence = evidenceOf(page);
    await expect(evidence.getByText('Loading the other fields…')).toBeVisible();
    for (const read of reads) await read.refuse();
    const earlier = evidence.getByText('Some of the earlier decisions could not be loaded.');
    await expect(earlier).toBeVisible();
    await expect(evidence.getByText('The other fields could not be loaded.')).toBeVisible();
    await expect(evidence.getByRole('heading', { name: 'Listed party' })).toBeVisible();
    await expect(evidence.getByRole('alert')).toHaveCount(1);
    for (const read of reads) await read.release();
    await evidence.getByRole('button', { name: 'Try again' }).click();
    await expect(evidence.getByText(/fields? empty on both sides/)).toBeVisible();
    await expect(earlier).toHaveCount(0);
    await expect(evidence.getByRole('alert')).toHaveCount(0);
  });

  test('of a case is not counted as none', async ({ page, signIn, request, firstRun }) => {
    const subject = { first_name: 'Ann', last_name: 'REFER', country: 'GB' };
    const [alert] = await caseAlerts(request, firstRun, subject);
    const headers = { 'X-API-KEY': firstRun.api_key };
    const { data } = await (await request.get(`/v1/alerts/${alert?.token}`, { headers })).json();
    await signIn(page, 'analyst');
    const alerts = await holdReads(page, /\/v1\/cases\/[^/]+\/(alerts|checks)\?/);
    await page.goto(`/cases/${data.case_token}/parties`);
    const row = page.getByRole('table', { name: 'Parties of the case' }).locator('tbody tr').first();
    await expect(row).toContainText('Ann REFER');
    await expect(row).not.toContainText('None');
    await alerts.release();
    await expect(row).toContainText('to resolve');
  });
});

test('a lost race · says that the decision was not recorded, and offers only legal moves', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { token } = await raiseNamesake(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const data = { action: 'Approve', rationale: 'First.', is_false_positive: true, hold_seconds: 10 };
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${token}?sort=-created_at`);
  await page.route('**/resolve', async (route) => {
    await request.post(`/v1/alerts/${token}/resolve`, { headers, data });
    await route.continue();
  });
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await decision.getByRole('button', { name: /^False positive/ }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision).toContainText('Your decision was not recorded, because');
  for (const name of ['Acknowledge', 'Assign', 'Snooze'])
    await expect(decision.getByRole('button', { name })).toBeHidden();
});
