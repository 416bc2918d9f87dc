import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { raiseAlert } from '../fixtures/raise-alert';

const focusedAlert = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));

test('keyboard · j and k move through the queue, Enter opens an alert, Escape returns to its row', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=All');
  const links = page.locator('tbody a');
  await expect(links.nth(2)).toBeVisible();
  const [first, second] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  await page.keyboard.press('j');
  expect(await focusedAlert(page)).toBe(first);
  await page.keyboard.press('j');
  expect(await focusedAlert(page)).toBe(second);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  expect(await focusedAlert(page)).toBe(second);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second ?? '');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(first ?? '');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(second ?? '');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/alerts?status=All');
  await expect.poll(() => focusedAlert(page)).toBe(second);
});

test('keyboard · acknowledges and resolves an alert without a mouse', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(alert.name);

  await page.keyboard.press('r');
  await expect(page.getByText('Acknowledge this alert before you resolve it.')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: 'False positive' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Rationale').focus();
  await page.keyboard.press('Enter'); // adds a line, does not submit
  await expect(dialog).toBeVisible();
  await page.keyboard.type('Another person: the birth date differs.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resolution' })).toContainText('false positive: Approve');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('keyboard · sends one request when Enter is pressed twice', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'False positive' }).check();
  await dialog.getByLabel('Rationale').fill('Another person.');

  let requests = 0;
  const { promise: bothPressed, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/resolve', async (route) => {
    requests += 1;
    await bothPressed;
    await route.continue();
  });
  // Both within one task, so that the page cannot be quick enough by chance.
  await dialog.getByRole('button', { name: 'Resolve' }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  await page.keyboard.press('Enter');
  letAnswer();
  await expect(dialog).toBeHidden();
  expect(requests).toBe(1);
});

test('keyboard · ? shows the shortcuts, g a opens the queue, and typing in a field triggers nothing', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(alert.name);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('e');
  await page.getByLabel('Reason').fill('');
  await page.getByLabel('Reason').pressSequentially('a r ?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL('/alerts');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
});

test('keyboard · triggers no shortcut when Ctrl, Cmd or Alt is held', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  for (const modifier of ['Control', 'Meta', 'Alt']) {
    await page.keyboard.press(`${modifier}+a`);
    await page.keyboard.press(`${modifier}+e`);
  }
  await page.keyboard.press('r');
  await expect(page.getByText('Acknowledge this alert before you resolve it.')).toBeVisible();

  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();
  for (const modifier of ['Control', 'Meta', 'Alt']) await page.keyboard.press(`${modifier}+r`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keyboard · the first Tab focuses a link that skips to the content', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.reload();
  await expect(page.locator('tbody a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('keyboard · ⌘K and / find an action, and do it', async ({ page, signIn, request, firstRun }) => {
  await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.locator('tbody a').first()).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  const field = palette.getByRole('combobox', { name: 'Search or go to' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(palette.getByText('Nothing is called “zzzz”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('next pul');
  await expect(palette.getByRole('option', { name: 'Pull next alert' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/alerts\/alt_/);
  await expect(page.getByText('Acknowledged').first()).toBeVisible();
});
