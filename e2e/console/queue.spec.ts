import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { expect, test } from '../fixtures/test';
import { raiseAlert } from '../fixtures/raise-alert';

const rows = 'tbody tr';

test('queue · shows the exact number of alerts of each status', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const headers = { 'X-API-KEY': firstRun.api_key };
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  for (const status of ['Open', 'Acknowledged', 'Escalated', 'Resolved']) {
    const { meta } = await (
      await request.get('/v1/alerts', { headers, params: { status, limit: 1 } })
    ).json();
    const tab = page
      .getByRole('navigation', { name: 'Alerts by status' })
      .getByRole('link', { name: status });
    await expect(tab).toContainText(meta.total.toLocaleString('en-GB'));
  }
});

test('queue · keeps filters and sort order in the URL when the page is reloaded', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'PEP Match' }).click();
  await page.getByRole('button', { name: 'Age' }).click();
  await expect(page).toHaveURL(/category=PEP\+Match/);
  await expect(page).toHaveURL(/sort=-created_at/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Age' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator(rows).first()).toContainText('PEP Match');
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Priority' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('queue · announces new alerts and moves no row until they are requested', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const first = page.locator(rows).first();
  await expect(first.getByRole('link')).toBeVisible();
  const { name } = await raiseAlert(request, firstRun);
  const showNew = page.getByRole('button', { name: '1 new alert' });
  await expect(showNew).toBeVisible();
  await expect(first).not.toContainText(name);
  await showNew.click();
  await expect(first).toContainText(name);
  await expect(showNew).toBeHidden();
});

test('queue · appends the next page when more alerts are requested', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  for (let alert = 0; alert < 26; alert++) await raiseAlert(request, firstRun, 'MEDIA');
  await signIn(page, 'analyst');
  await page.goto('/alerts?category=Adverse+Media&status=All');
  await expect(page.locator(rows)).toHaveCount(25);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(25);
});

test('queue · offers to clear the filters when no alert matches', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=Resolved&category=API+Failure&priority=Critical');
  await expect(page.getByText('No alerts match these filters')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/alerts?status=Resolved');
});

test('queue · shows the server’s message and the request id when loading fails, and retries', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const conflict = { code: 'INVALID_STATE', message: 'The list is being rebuilt.', request_id: 'req_known' };
  await page.route('**/v1/alerts?*', (route) =>
    route.fulfill({ status: 409, headers: { 'X-Request-Id': 'req_known' }, json: { error: conflict } }),
  );
  await page.reload();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('The list is being rebuilt.');
  await expect(problem).toContainText('req_known');
  await page.unroute('**/v1/alerts?*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(rows).first()).toContainText(/Critical|High|Medium|Low/);
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
