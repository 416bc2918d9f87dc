import type { Page } from '@playwright/test';
import { raiseNamesake } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body ? null : (focused?.getAttribute('aria-label') ?? focused?.textContent);
  });

/** After each step something has the focus, so that keyboard users can go on from there. */
const expectFocus = (page: Page) => expect.poll(() => focusedName(page), 'what has the focus').not.toBeNull();

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    if (name.test((await focusedName(page))?.trim() ?? '')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Sixty times Tab did not reach ${name}.`);
}

test('by keyboard · a reviewer decides an alert, reads its case and approves its risk, and never loses the focus', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // it presses a hundred keys
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token, name } = await raiseNamesake(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { case_token } = (await (await request.get(`/v1/alerts/${token}`, { headers })).json()).data;
  await request.post(`/v1/cases/${case_token}/risk-assessments`, { headers, data: {} });
  await signIn(page, 'reviewer');
  await page.goto('/alerts?sort=-created_at');
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await expect(evidence.getByRole('heading', { level: 2 }).first()).toContainText(name);

  await page.keyboard.press('1');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/alerts/(?!${token})`)); // of the next alert
  await expectFocus(page);
  await expect
    .poll(async () => (await (await request.get(`/v1/alerts/${token}`, { headers })).json()).data.status)
    .toBe('Resolved');
  await page.goto(`/alerts/${token}`);
  await tabTo(page, /^CAS-\d+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cases/${case_token}`);

  const step = page.getByRole('list', { name: 'States of the case' }).locator('[aria-current=step]');
  await expect(step).toContainText('New');
  await expectFocus(page);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(step).toContainText('In Progress');
  await expectFocus(page);
  await tabTo(page, /^Risk$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/cases/${case_token}/risk`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expectFocus(page);

  await tabTo(page, /^Approve$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Approve the risk assessment' });
  await expect(dialog.getByLabel('Notes')).toBeFocused();
  await page.keyboard.type('Looked at.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectFocus(page);
});

test('by keyboard · when an action removes the focused control, the focus moves to what is next to it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // four screens
  await page.setViewportSize({ width: 1440, height: 900 });
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { token } = await raiseNamesake(request, firstRun);
  const created = await request.post('/v1/watchlists', {
    headers,
    data: { name: `Former clients ${Date.now()}` },
  });
  const list = (await created.json()).data.token;
  const data = [{ name: 'Ann Ash' }, { name: 'Bea Birch' }];
  await request.post(`/v1/watchlists/${list}/entries`, { headers, data });
  await signIn(page, 'admin');

  await page.goto(`/alerts/${token}`);
  await page.getByRole('button', { name: 'Acknowledge' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'More actions' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ask for a document' })).toBeFocused();

  await page.goto(`/lists/${list}`);
  const entries = page.getByRole('table', { name: 'Entries' });
  await entries.getByRole('button', { name: 'Ann Ash' }).press('Enter');
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(entries.getByRole('button')).toHaveCount(1);
  await expectFocus(page);

  await page.goto('/audit');
  await page.getByRole('button', { name: 'Verify' }).press('Enter');
  await page.getByRole('button', { name: 'Close the result' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Close the result' })).toHaveCount(0);
  await expectFocus(page);

  await page.goto('/settings/policies/alert_sla');
  await page.getByRole('button', { name: 'Start a draft' }).press('Enter');
  await expect(page.locator('form').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Start a draft' })).toBeFocused();
});
