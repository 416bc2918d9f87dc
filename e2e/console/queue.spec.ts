import type { Page } from '@playwright/test';
import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { raiseAlert } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const rows = 'tbody tr[data-row]';

const addressOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

/** The requests that the page sent before the browser painted an element matching the selector. */
async function sentBeforePaintOf(page: Page, selector: string) {
  await page.addInitScript((painted) => {
    const look = () => {
      if (document.querySelector(painted)) performance.mark('painted');
      else requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () =>
    page.evaluate(() => {
      const [painted] = performance.getEntriesByName('painted');
      if (!painted) throw new Error('It is not painted.');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= painted.startTime)
        .map(({ name }) => name);
    });
}

test('queue · paints its rows after at most three requests, and sends the others afterwards', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(addressOf(sent.url())));
  const sentBefore = await sentBeforePaintOf(page, rows);
  await signIn(page, 'analyst');
  const last = page.waitForRequest('**/v1/users/me/viewing');
  await page.goto('/alerts');
  await last;
  const before = (await sentBefore()).map(addressOf).filter((each) => each.startsWith('/v1/'));
  expect(before).toContainEqual(expect.stringMatching(/^\/v1\/alerts\?.*status=Open/));
  expect(before.length, before.join('\n')).toBeLessThanOrEqual(3);

  const all = asked.filter((each) => each.startsWith('/v1/'));
  expect(all).toEqual([...new Set(all)]);
  // Includes the evidence of the alert that opens by itself, the counts of the navigation and the event stream.
  expect(all.length, all.join('\n')).toBeLessThanOrEqual(13);
  const ofAlerts = () => asked.filter((each) => /^\/v1\/alerts\/alt_\w+$/.test(each));
  expect(ofAlerts()).toHaveLength(1);

  // The first key press shows that somebody is working, so the next alert is prefetched.
  await page.keyboard.press('Shift');
  await expect.poll(ofAlerts).toHaveLength(2);
});

test('queue · requests its rows while its scripts load, and says how many alerts are open', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.locator(rows).nth(5)).toContainText(/\w/);
  // They are not requested a second time.
  const askers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/v1\/alerts\?.*status=Open/.test(name))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : '')),
  );
  expect(askers).toEqual(['link']);

  const headers = { 'X-API-KEY': firstRun.api_key };
  const params = { status: 'Open', snoozed: 'exclude', limit: 1 };
  const { meta } = await (await request.get('/v1/alerts', { headers, params })).json();
  const open = page.getByRole('navigation', { name: 'Views of alerts' }).getByRole('link', { name: /^Open/ });
  await expect(open).toContainText(meta.total.toLocaleString('en-GB'));
});

test('queue · keeps filters and sort order in the address when the page is reloaded', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Category' }).fill('PEP');
  await page.getByRole('option', { name: 'PEP Match' }).click();
  await expect(page).toHaveURL(/category=PEP\+Match/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Sort by: Newest' })).toBeVisible();
  await expect(page.locator(rows).first()).toContainText('PEP Match');
  await page.getByRole('button', { name: 'Remove filter Category: PEP Match' }).click();
  await expect(page).toHaveURL('/alerts?sort=-created_at');
});

test('queue · counts new alerts, and adds them to the list only on request', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const first = page.locator(rows).first();
  await expect(first.getByRole('link')).toBeVisible();
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  const { name } = await raiseAlert(request, firstRun);
  const showNew = page.getByRole('button', { name: '1 new alert' });
  await expect(showNew).toBeVisible();
  await expect(first).not.toContainText(name);
  await showNew.click();
  await expect(first).toContainText(name);
  await expect(showNew).toBeHidden();
});

test('queue · loads the next page as its end is reached', async ({ page, signIn }) => {
  await page.route('**/v1/alerts?*limit=50*', (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=10') }),
  );
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=All');
  await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(10);
});

test('queue · an alert that the filters leave out gives way to the first that they find, or to none', async ({
  page,
  openAlert,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token, name } = await openAlert('analyst');
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  const heading = evidence.getByRole('heading', { level: 2 }).first();
  await expect(heading).toContainText(name);
  await page.goto(`/alerts/${token}?status=Resolved`);
  // Opened by its own address, it stays.
  await expect(evidence).toContainText('Not in this list');
  await page
    .getByRole('navigation', { name: 'Views of alerts' })
    .getByRole('link', { name: /^Open/ })
    .click();
  await expect(evidence).toContainText(/\d+ of \d+/);
  await expect(heading).toContainText(name);
  await page.getByRole('searchbox', { name: 'Search alerts' }).fill('Brassbutton');
  await expect(page).toHaveURL(/\/alerts\?.*q=Brassbutton/);
  await expect(heading).not.toContainText(name);
  await expect(evidence).toContainText(/1 of \d+/);
  await page.getByRole('searchbox', { name: 'Search alerts' }).fill('qqqqzzzz');
  await expect(page.getByText('No alert matches “qqqqzzzz”')).toBeVisible();
  await expect(evidence).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Decision', exact: true })).toHaveCount(0);
});

test('queue · offers to clear the filters when no alert matches', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=Resolved&category=API+Failure&priority=Critical');
  await expect(page.getByText('No alerts match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/alerts');
});

test('queue · shows the server’s message and the request id when loading fails, and retries', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  const conflict = { code: 'INVALID_STATE', message: 'The list is being rebuilt.', request_id: 'req_known' };
  await page.route('**/v1/alerts?*', (route) =>
    route.fulfill({ status: 409, headers: { 'X-Request-Id': 'req_known' }, json: { error: conflict } }),
  );
  await page.goto('/alerts');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('The list is being rebuilt.');
  await expect(problem).toContainText('req_known');
  await page.unroute('**/v1/alerts?*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
});

test('queue · says that there is no connection, and shows the alerts once it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
  // What says so is loaded when the page is idle.
  await expect(page.locator('[role=status].bottom-4')).toBeAttached();
  await context.setOffline(true);
  const views = page.getByRole('navigation', { name: 'Views of alerts' });
  await views.getByRole('link', { name: /^Unassigned/ }).click();
  const problem = page.getByRole('region', { name: 'List of alerts' }).getByRole('alert');
  await expect(page.getByText('There is no connection to the internet.')).toBeVisible();
  await expect(problem.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
});

test('queue · offers an auditor no alert to pull, neither in the list nor on their work page', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'auditor');
  const pull = page.getByRole('button', { name: /^Pull/ });
  await page.goto('/alerts');
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
  await expect(pull).toHaveCount(0);
  await page.goto('/work');
  await expect(page.getByText('Nothing is assigned to you')).toBeVisible();
  await expect(pull).toHaveCount(0);
});

test('queue · redirects to sign-in when the session has ended', async ({ page, firstRun }) => {
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await page.goto('/sign-in?return_to=/alerts');
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  // Signs out without using the page, which learns of it only from its event stream.
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json();
  await page.request.post('/api/auth/signout', {
    form: { csrfToken, json: 'true' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await expect(page).toHaveURL(/\/sign-in\?return_to=%2Falerts/);
});
