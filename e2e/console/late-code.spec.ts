import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Leaves what loads when the browser is idle to be loaded when it is needed. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** The page is idle only when the test says so. */
async function idleOnRequest(page: Page) {
  const waiting = '__waiting';
  await page.addInitScript((name) => {
    const runs: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => runs.push(run);
    Object.assign(window, {
      [name]: () => runs.splice(0).forEach((run) => run({ didTimeout: true, timeRemaining: () => 50 })),
    });
  }, waiting);
  return () => page.evaluate(`${waiting}()`);
}

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

for (const opened of ['Search or go to', 'Notifications'])
  test(`late code · Escape returns to the button of “${opened}”, also if other code has arrived meanwhile`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'analyst');
    const becomeIdle = await idleOnRequest(page);
    await page.goto('/work');
    const table = page.getByRole('table', { name: 'Your cases' });
    await expect(table.locator('tbody tr').first()).toBeVisible();
    const button = page.getByRole('button', { name: opened }).first();
    const early = await button.elementHandle();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: opened });
    await expect(dialog).toBeVisible();
    // The complete form of the button replaces it.
    await expect
      .poll(async () => {
        await becomeIdle();
        return early?.evaluate(({ isConnected }) => isConnected);
      })
      .toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
