import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Leaves what loads when the browser is idle to be loaded when it is needed. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Holds every script that is requested from now on. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}

/** Requests that change something. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (sent.method() !== 'GET' && !pathname.endsWith('/viewing')) changes.push(pathname);
  });
  return changes;
}

/** The page with its list, before the code of anything that opens over it. */
async function openWork(page: Page) {
  await neverIdle(page);
  await page.goto('/work');
  await expect(page.getByRole('table', { name: 'Your cases' }).locator('tbody tr').first()).toBeVisible();
}

const search = (page: Page) => page.locator('input[aria-label="Search or go to"]');

test('late code · what is typed after Ctrl+K reaches the palette, and runs no shortcut', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await openWork(page);
  const changes = changesOf(page);
  const release = await holdScripts(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Nutmeg');
  await expect(search(page)).toHaveValue('Nutmeg');
  release();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(palette.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(' tree');
  await expect(search(page)).toHaveValue('Nutmeg tree');
  expect(changes).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('Nutmeg');
  await expect(search(page)).toHaveValue('Nutmeg');
  expect(changes).toEqual([]);
});

test('late code · keys wait for the palette although its code cannot be loaded', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await openWork(page);
  const changes = changesOf(page);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.keyboard.type('Nutmeg');
  await expect(search(page)).toHaveValue('Nutmeg');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  expect(changes).toEqual([]);
});

test('late code · keys wait for other dialogs, too, and Escape stops waiting', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await openWork(page);
  const changes = changesOf(page);
  const release = await holdScripts(page);
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-awaited]')).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('n');
  release();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(changes).toEqual([]);
});
