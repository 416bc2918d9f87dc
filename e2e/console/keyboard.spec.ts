import type { Page } from '@playwright/test';
import { raiseAlert, raiseNamesake } from '../fixtures/raise-alert';
import { rowOf } from '../fixtures/row-of';
import { subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

const links = 'tbody [data-row-target]';
const focusedAlert = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const hrefs = (page: Page) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test.describe('keyboard · three panes', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('j and k open the alerts of the list in turn, and the focus follows their rows', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'analyst');
    await page.goto('/alerts?status=All');
    await expect(page.locator(links).nth(2)).toBeVisible();
    const [first, second, third] = await hrefs(page);
    for (const [key, href] of [
      ['j', second],
      ['j', third],
      ['k', second],
      ['ArrowUp', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL(`${href}?status=All`);
      await expect.poll(() => focusedAlert(page)).toBe(href);
    }
    const name = await page.locator(links).first().locator('bdi').first().textContent();
    await expect(subjectOf(page)).toHaveText(name ?? '');
  });

  test('an easy false positive takes two keys, and the next alert opens by itself', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const { token, name } = await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    await page.goto('/alerts?sort=-created_at');
    await expect(subjectOf(page)).toContainText(name);
    // Skips alerts that another test has decided and that are still held.
    const undecided = page.locator(links).filter({ hasNotText: /Decided|False positive/ });
    const next = await undecided.nth(1).getAttribute('href');
    let requests = 0;
    page.on('request', (sent) => (requests += Number(sent.url().endsWith('/resolve'))));

    await page.keyboard.press('1');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page).toHaveURL(`${next}?sort=-created_at`);
    await expect.poll(() => focusedAlert(page)).toBe(next);
    await expect(page.locator(links).first()).toContainText('Decided');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

    const headers = { 'X-API-KEY': firstRun.api_key };
    const alert = async () => (await (await request.get(`/v1/alerts/${token}`, { headers })).json()).data;
    await expect.poll(async () => (await alert()).status).toBe('Resolved');
    expect(await alert()).toMatchObject({ is_false_positive: true, resolution_action: 'Approve' });
    expect((await alert()).resolution_rationale).toMatch(/^Not the listed person/);
    await expect(page.locator(links).first()).toContainText('False positive');
    expect(requests).toBe(1);
  });
});

const waysToPull = {
  n: (page: Page) => page.keyboard.press('n'),
  'the palette': async (page: Page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Pull next');
    await expect(page.getByRole('option', { name: 'Pull next alert' })).toBeVisible();
    await page.keyboard.press('Enter');
  },
};

for (const [way, pull] of Object.entries(waysToPull))
  test(`keyboard · ${way} opens the pulled alert, and the next keys go on from it`, async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Which one the server would pull depends on the other tests.
    const { token: pulled } = await raiseNamesake(request, firstRun);
    const { token: second } = await raiseNamesake(request, firstRun);
    await raiseNamesake(request, firstRun);
    await signIn(page, 'analyst');
    await page.goto('/alerts?sort=-created_at');
    await expect(rowOf(page, { token: pulled })).toBeVisible();
    await rowOf(page, { token: second }).click();
    await expect(page).toHaveURL(`/alerts/${second}?sort=-created_at`);
    await page.route('**/v1/alerts/next', async (route) => {
      const headers = { 'X-API-KEY': firstRun.api_key };
      const found = await request.get(`/v1/alerts/${pulled}`, { headers });
      await route.fulfill({ json: await found.json() });
    });
    await pull(page);
    await expect(page).toHaveURL(`/alerts/${pulled}?sort=-created_at`);
    await expect.poll(() => focusedAlert(page)).toBe(`/alerts/${pulled}`);
    await page.keyboard.press('x');
    await expect(rowOf(page, { token: pulled }).getByRole('checkbox')).toBeChecked();
  });

test('keyboard · a link to an alert far down the list scrolls to its row, which Tab then reaches', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=All');
  await expect(page.locator(links).nth(2)).toBeVisible();
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('j');
  const far = await focusedAlert(page);
  await page.goto(`${far}?status=All`);
  await expect(page.locator(`tbody a[href="${far}"]`)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('tr[aria-current=true] [data-row-target]')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('tbody [data-row-target][tabindex="0"]')).toHaveCount(1);
});

test('keyboard · the message of a does not cover the dialog that s opens', async ({ page, openAlert }) => {
  const alert = await openAlert('analyst');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('a');
  await page.keyboard.press('s');
  const assign = page.getByRole('dialog', { name: 'Assign' });
  await assign.getByRole('button', { name: /^Assign/ }).click({ trial: true });
  await expect(page.getByRole('region', { name: 'Decision', exact: true })).toContainText('Acknowledged');
  const said = page.getByRole('status', { name: 'Messages' }).getByText('Alert acknowledged');
  await expect(said).toHaveClass('sr-only');
});

test('keyboard · Enter opens an alert of the list, and Escape returns to its row', async ({
  page,
  signIn,
}) => {
  // At this width only the list is shown until an alert is opened.
  await page.setViewportSize({ width: 900, height: 720 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=All');
  await expect(page.locator(links).nth(2)).toBeVisible();
  const [first, second] = await hrefs(page);
  await page.keyboard.press('j');
  await expect.poll(() => focusedAlert(page)).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(() => focusedAlert(page)).toBe(second);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${second}?status=All`);
  // The address changes before the alert and its shortcuts are ready.
  await expect(subjectOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/alerts?status=All');
  await expect.poll(() => focusedAlert(page)).toBe(second);
});

test('keyboard · ? shows the shortcuts, g a opens the list, and typing in a field triggers nothing', async ({
  page,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  for (const modifier of ['Control', 'Meta', 'Alt']) await page.keyboard.press(`${modifier}+a`);
  await page.getByLabel('Rationale').pressSequentially('a 1 n ?');
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^False positive/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: 'Acknowledge' }).focus();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/alerts');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
});

test('keyboard · the first Tab focuses a link that skips to the content', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.reload();
  await expect(page.locator(links).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('keyboard · ⌘K finds an action and runs it, and / searches the list, or everything on screens without one', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.locator(links).first()).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  const field = palette.getByRole('combobox', { name: 'Search or go to' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(palette.getByText('Nothing is called “zzzz”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('Sanctions');
  await page.getByRole('button', { name: 'Show Sanctions Hit alerts' }).press('Enter');
  await expect(page).toHaveURL(/category=Sanctions/);
  await search.fill('%');
  await expect(page.getByText('No alert matches “%”')).toBeVisible();

  await page.goto('/work');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As on keyboards that have / on Shift+7.
  await page.locator('body').dispatchEvent('keydown', { key: '/', code: 'Digit7', shiftKey: true });
  await expect(field).toBeFocused();
  await expect(palette.getByText('search from any page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('sanctions');
  await expect(palette.getByRole('option', { name: 'Lists' })).toBeVisible();
  await expect(palette.getByRole('option', { name: 'Alerts: Sanctions Hit' })).toBeVisible();
  await field.fill('next pul');
  await expect(palette.getByRole('option', { name: 'Pull next alert' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/alerts\/alt_/);
  await expect(page.getByText('Acknowledged').first()).toBeVisible();
});
