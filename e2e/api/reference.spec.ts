import { expect, test } from '../fixtures/test';

test('reference · shows the operations in the reader’s theme, sends a request with an API key, and fits 320 pixels', async ({
  page,
  firstRun,
  baseUrl,
}) => {
  const elsewhere: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseUrl) && !url.startsWith('data:')) elsewhere.push(url);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });

  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /^Probity/ })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  }

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.locator('.auth-container').first().getByRole('textbox').fill(firstRun.api_key);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();

  const operation = page.locator('.opblock', { has: page.getByText('List alerts', { exact: true }) });
  await operation.locator('button.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table .response-col_status').last()).toHaveText(/^200/);

  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
});
