import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { raiseAlert } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const rows = 'tbody tr[data-row]';

test('queue · draws its rows with three requests, and says how many alerts are open', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname.startsWith('/v1/')) asked.push(pathname + search);
  });
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.locator(rows).nth(5)).toContainText(/\w/);
  // The navigation counts all alerts, and one's own, on every page.
  const ofShell = /^\/v1\/alerts\/counts\?(assigned_to=usr_\w+&)?snoozed=exclude$/;
  const ofList = asked.filter(
    (each) => /^\/v1\/alerts(\/counts)?\?/.test(each) && !/entity_token|list_entry_id/.test(each),
  );
  expect(ofList.filter((each) => !ofShell.test(each)).length).toBeLessThanOrEqual(3);
  // The page asks for its rows while its scripts load, and nothing asks for them again.
  const askers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/v1/alerts?status=Open'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : '')),
  );
  expect(askers).toEqual(['link']);
  // Of the first row and the one that opens after it, not of each.
  expect(asked.filter((each) => each.startsWith('/v1/entities/')).length).toBeLessThanOrEqual(2);

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

test('queue · counts new alerts and moves no row until they are asked for', async ({
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

test('queue · redirects to sign-in when the session has ended', async ({ page, firstRun }) => {
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await page.goto('/sign-in?return_to=/alerts');
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  // Elsewhere, so that this page hears of it by its stream alone.
  await page.evaluate(async () => {
    const { csrfToken } = await (await fetch('/api/auth/csrf')).json();
    await fetch('/api/auth/signout', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    });
  });
  await expect(page).toHaveURL(/\/sign-in\?return_to=%2Falerts/);
});
